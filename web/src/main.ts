import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadWords } from "./lib/messages";
import { followSettings } from "./lib/settings.svelte";

followSettings();
await loadWords().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
