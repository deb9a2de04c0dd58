/** Draws dice in the light, with their shadows, by WebGL. */

import { body, STRIDE } from "./body.ts";
import type { Pose } from "./flight.ts";

export interface Colours {
  bone: readonly number[];
  pip: readonly number[];
  ace: readonly number[];
}

const CORNER = `
attribute vec3 point, normal;
attribute vec3 mark;
uniform mat3 turned;
uniform vec3 centre, view;
varying vec3 facing;
varying vec3 marked;
void main() {
  vec3 at = centre + turned * point;
  facing = turned * normal;
  marked = mark;
  vec2 middle = view.xy / 2.;
  vec2 place = middle + (at.xy * view.z - middle) * (1. + .03 * (at.z - 2.));
  gl_Position = vec4(place.x / view.x * 2. - 1., 1. - place.y / view.y * 2., -at.z / 40., 1.);
}`;

const SURFACE = `
precision highp float;
uniform vec3 bone, pip, ace;
uniform float fine;
varying vec3 facing;
varying vec3 marked;
const vec3 LIGHT = vec3(-.42, -.52, .74);
void main() {
  vec3 n = normalize(facing);
  vec2 cell = floor((marked.xy + .74) / .4933);
  vec2 off = marked.xy - (cell - 1.) * .4933;
  float bit = mod(floor((marked.z + .5) / exp2(cell.x + 3. * cell.y)), 2.);
  float one = step(abs(marked.z - 16.), .5);
  float size = mix(.19, .26, one);
  vec2 inside = step(abs(marked.xy), vec2(.74));
  float there = inside.x * inside.y * bit * (1. - smoothstep(size - fine, size + fine, length(off)));
  float lit = max(0., dot(n, LIGHT));
  float shine = pow(max(0., dot(n, normalize(LIGHT + vec3(0., 0., 1.)))), 38.);
  vec3 base = mix(bone, mix(pip, ace, one), there);
  float hollow = there * .35 * dot(off / size, -LIGHT.xy);
  gl_FragColor = vec4(base * (.44 + .64 * lit) + .16 * shine * (1. - there) + hollow * .3, 1.);
}`;

const GROUND = `
attribute vec3 point, normal;
attribute vec3 mark;
uniform vec3 centre, view;
varying vec2 spot;
void main() {
  spot = point.xy * 1.9;
  vec2 at = (centre.xy + point.xy * 1.9 + vec2(.16, .22) * (1. + centre.z)) * view.z;
  gl_Position = vec4(at.x / view.x * 2. - 1., 1. - at.y / view.y * 2., .9, 1.);
}`;

const SHADOW = `
precision highp float;
uniform vec3 centre;
varying vec2 spot;
void main() {
  vec2 past = max(abs(spot) - .8, 0.);
  float blur = .22 + .22 * centre.z;
  float dark = 1. - smoothstep(0., blur, length(past));
  gl_FragColor = vec4(0., 0., 0., dark * .46 / (1. + .7 * centre.z));
}`;

export class Painter {
  readonly #gl: WebGLRenderingContext;
  readonly #die: WebGLProgram;
  readonly #shadow: WebGLProgram;
  readonly #corners: number;

  /** Throws an error where the device draws nothing in three dimensions. */
  constructor(readonly canvas: HTMLCanvasElement) {
    const gl = canvas.getContext("webgl", { antialias: true, premultipliedAlpha: false });
    if (!gl) throw new Error("no WebGL");
    this.#gl = gl;
    this.#die = program(gl, CORNER, SURFACE);
    this.#shadow = program(gl, GROUND, SHADOW);
    const corners = body();
    this.#corners = corners.length / STRIDE;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    ["point", "normal", "mark"].forEach((_, index) => {
      gl.enableVertexAttribArray(index);
      gl.vertexAttribPointer(index, 3, gl.FLOAT, false, STRIDE * 4, index * 12);
    });
    gl.enable(gl.BLEND);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  get lost(): boolean {
    return this.#gl.isContextLost();
  }

  /** Fit the picture to its place on the page. */
  fit(width: number, height: number): void {
    const scale = Math.min(2, devicePixelRatio);
    Object.assign(this.canvas, { width: width * scale, height: height * scale });
    this.#gl.viewport(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Draw dice with this half a side, in pixels of the page. */
  draw(poses: readonly Pose[], half: number, colours: Colours): void {
    const gl = this.#gl;
    const scale = Math.min(2, devicePixelRatio);
    const view = [this.canvas.width, this.canvas.height, half * scale];
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.disable(gl.DEPTH_TEST);
    gl.useProgram(this.#shadow);
    this.#vector(this.#shadow, "view", view);
    for (const { centre, above } of poses) {
      this.#vector(this.#shadow, "centre", [centre[0], centre[1], above]);
      gl.drawArrays(gl.TRIANGLES, 0, this.#corners / 6);
    }
    gl.enable(gl.DEPTH_TEST);
    gl.useProgram(this.#die);
    this.#vector(this.#die, "view", view);
    gl.uniform1f(gl.getUniformLocation(this.#die, "fine"), 0.7 / (half * scale));
    for (const [name, value] of Object.entries(colours)) this.#vector(this.#die, name, value);
    for (const { centre, turned } of poses) {
      this.#vector(this.#die, "centre", centre);
      const columns = [0, 3, 6, 1, 4, 7, 2, 5, 8].map((index) => turned[index]!);
      gl.uniformMatrix3fv(gl.getUniformLocation(this.#die, "turned"), false, columns);
      gl.drawArrays(gl.TRIANGLES, 0, this.#corners);
    }
  }

  #vector(of: WebGLProgram, name: string, value: readonly number[]): void {
    this.#gl.uniform3fv(this.#gl.getUniformLocation(of, name), value as number[]);
  }
}

function program(gl: WebGLRenderingContext, corner: string, surface: string): WebGLProgram {
  const made = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, corner],
    [gl.FRAGMENT_SHADER, surface],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  ["point", "normal", "mark"].forEach((name, index) => gl.bindAttribLocation(made, index, name));
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error("no shaders");
  return made;
}
