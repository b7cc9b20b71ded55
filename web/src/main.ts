import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { findMe } from "./lib/me.svelte";
import { loadWords } from "./lib/messages";
import { followLinks } from "./lib/route.svelte";
import { followSettings } from "./lib/settings.svelte";
import { readySound } from "./lib/sound";

followSettings();
followLinks();
readySound();
// The first page needs its words; who the visitor is may follow.
void findMe().catch(() => undefined);
await loadWords().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });

// Only where browsers allow it: https and localhost. Elsewhere everything works, without the cache.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
