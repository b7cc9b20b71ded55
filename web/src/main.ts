import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./play/play.css";
import { findMe } from "./lib/me.svelte";
import { loadWords } from "./lib/messages";
import { followLinks } from "./lib/route.svelte";
import { followSettings } from "./lib/settings.svelte";
import { readySound } from "./lib/sound";
import { followUpdates } from "./lib/update";

followUpdates(import.meta.url);
followSettings();
followLinks();
readySound();
// The first page needs its words; who the visitor is may follow.
void findMe().catch(() => undefined);
await loadWords().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });

// Tables that wait for this visitor's bytes may be on no page at all. The first page comes first.
setTimeout(
  () =>
    void import("./lib/sitting").then(
      ({ lookAfterTables }) => lookAfterTables(),
      () => undefined,
    ),
  2000,
);

// Only where browsers allow it: https and localhost. Elsewhere everything works, without the cache.
// It is for the next visit: this one comes first.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 2000);
