// First: what is found from the address of the page needs its own one. Then what helps where the
// rest fails.
import "./language/address.ts";
import { begun, place } from "./lib/rescue.ts";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import "./language/page.ts";
import { install } from "./lib/install.svelte.ts";
import { language } from "./language/language.svelte.ts";
import { show } from "./lib/look.svelte.ts";
import { updates } from "./lib/updates.svelte.ts";

install.watch(globalThis);
show();
await language.begin();
begun();
mount(App, { target: place() });

if (import.meta.env.PROD) addEventListener("load", () => void updates.watch());
