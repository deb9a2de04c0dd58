import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { updates } from "./lib/updates.svelte.ts";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) addEventListener("load", () => void updates.watch());
