import type { Plugin } from "vite";
import type { Messages } from "../src/language/messages.ts";

export const ROOMS: readonly string[];
export function messages(): Plugin;
export function codes(): string[];
export function text(code: string, room: string): string;
export function compiled(source: string): Messages;
