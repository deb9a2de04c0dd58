/**
 * Short sounds, made on the spot: dice that rattle, a coin, a thud. Nothing is loaded. A browser
 * lets a page be heard after its first press, and people turn it off for good with one.
 */

import { look, still } from "./look.svelte.ts";

export type Sound = "pick" | "bank" | "bust" | "hot" | "final" | "turn" | "win";

const VOLUME = 0.22;
const PULSES: Partial<Record<Sound, number[]>> = {
  pick: [8],
  bank: [18],
  bust: [50, 40, 80],
  hot: [15, 40, 15, 40, 15],
  turn: [30],
  win: [20, 60, 20, 60, 90],
};

let context: AudioContext | null = null;

/** Play a sound, if people want to hear and feel the game. */
export function play(sound: Sound): void {
  if (still() || document.hidden) return;
  if (look.touch && navigator.userActivation?.hasBeenActive) {
    const pulse = PULSES[sound];
    if (pulse && "vibrate" in navigator) navigator.vibrate(pulse);
  }
  if (look.sound) void voiced(SCORES[sound]);
}

/** Let dice knock on the felt, at these times in ms from now. */
export function knock(knocks: readonly { at: number; loud: number }[]): void {
  if (still() || document.hidden) return;
  if (look.touch && navigator.userActivation?.hasBeenActive && "vibrate" in navigator) {
    const times = knocks.map(({ at }) => Math.round(at)).sort((one, two) => one - two);
    navigator.vibrate(times.flatMap((at, i) => [6, Math.max(1, (times[i + 1] ?? at) - at - 6)]));
  }
  if (look.sound)
    void voiced((voice) => {
      for (const { at, loud } of knocks) voice.knock(at / 1000, 900 + Math.random() * 1400, loud);
    });
}

async function voiced(sounds: (voice: Voice) => void): Promise<void> {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume().catch(() => {});
  if (context.state === "running") sounds(new Voice(context));
}

/** What a sound is made of, from now on. */
class Voice {
  readonly #now: number;
  readonly #out: GainNode;

  constructor(readonly audio: AudioContext) {
    this.#now = audio.currentTime + 0.01;
    this.#out = audio.createGain();
    this.#out.gain.value = VOLUME;
    this.#out.connect(audio.destination);
  }

  /** A note that rings out; it may glide to another pitch. */
  note(at: number, pitch: number, length: number, kind: OscillatorType = "triangle", to = pitch) {
    const tone = this.audio.createOscillator();
    tone.type = kind;
    tone.frequency.setValueAtTime(pitch, this.#now + at);
    tone.frequency.exponentialRampToValueAtTime(to, this.#now + at + length);
    tone.connect(this.#fading(at, length, 1));
    tone.start(this.#now + at);
    tone.stop(this.#now + at + length);
  }

  /** A knock: a grain of noise around a pitch. */
  knock(at: number, pitch: number, loud: number): void {
    const length = 0.05;
    const frames = Math.ceil(this.audio.sampleRate * length);
    const buffer = this.audio.createBuffer(1, frames, this.audio.sampleRate);
    const grain = buffer.getChannelData(0);
    for (let i = 0; i < frames; i++) grain[i] = Math.random() * 2 - 1;
    const noise = new AudioBufferSourceNode(this.audio, { buffer });
    const band = new BiquadFilterNode(this.audio, { type: "bandpass", frequency: pitch, Q: 3 });
    noise.connect(band).connect(this.#fading(at, length, loud * 3));
    noise.start(this.#now + at);
  }

  #fading(at: number, length: number, loud: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, this.#now);
    gain.gain.setValueAtTime(loud, this.#now + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, this.#now + at + length);
    gain.connect(this.#out);
    return gain;
  }
}

const SCORES: Record<Sound, (voice: Voice) => void> = {
  pick: (voice) => voice.knock(0, 1700, 0.7),
  bank(voice) {
    voice.note(0, 988, 0.09);
    voice.note(0.08, 1319, 0.32);
  },
  bust(voice) {
    voice.note(0, 190, 0.42, "sawtooth", 62);
    voice.knock(0, 220, 1);
  },
  hot(voice) {
    [659, 784, 988, 1319].forEach((pitch, i) => voice.note(i * 0.065, pitch, 0.2));
  },
  final(voice) {
    [392, 392, 587].forEach((pitch, i) => voice.note(i * 0.16, pitch, 0.3, "square"));
  },
  turn(voice) {
    voice.note(0, 587, 0.14);
    voice.note(0.11, 880, 0.26);
  },
  win(voice) {
    [523, 659, 784, 1047, 784, 1047].forEach((pitch, i) => voice.note(i * 0.12, pitch, 0.3));
  },
};
