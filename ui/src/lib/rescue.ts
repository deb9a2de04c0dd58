/** While the page begins there is nothing yet that could say what went wrong: this does. */

import { mount } from "svelte";
import Broken from "../components/Broken.svelte";
import "../language/page.ts";

const ending = new AbortController();

export const place = (): HTMLElement => document.getElementById("app")!;

/** The page has begun, and looks after itself. */
export function begun(): void {
  ending.abort();
  place().replaceChildren();
}

function show(error: unknown): void {
  if (!place().childElementCount) mount(Broken, { target: place(), props: { error } });
}

addEventListener("error", ({ error }) => show(error), ending);
addEventListener("unhandledrejection", ({ reason }) => show(reason), ending);
