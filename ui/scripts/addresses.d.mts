import type { Plugin } from "vite";

export function addresses(): Plugin;
