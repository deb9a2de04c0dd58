import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { root } from "./lib/server.ts";

mount(App, { target: document.getElementById("app")! });

// Browsers allow it on https and on this computer alone; everywhere else the page does without.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register(`${root}sw.js`).catch(() => {}),
  );
}
