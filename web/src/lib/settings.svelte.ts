// What a visitor chose for this browser. Kept in the browser alone; `data-*` on the root element tells the style sheets.
import { firstSpoken, keptLanguage, localeOf, type Language } from "./languages";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  /** How long what others do is shown. */
  bots: "leisurely" | "brisk" | "at-once";
  /** A second tap confirms an action. */
  confirm: boolean;
  /** Whether the log stands beside the board, where there is room for it. */
  log: boolean;
}

const KEY = "spinney-settings";

function load(): Settings {
  const usual: Settings = {
    language: firstSpoken(navigator.languages ?? [navigator.language]) ?? "en",
    theme: "auto",
    sound: false,
    motion: true,
    bots: "leisurely",
    confirm: false,
    log: false,
  };
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...usual, ...kept, language: keptLanguage(kept.language) ?? usual.language };
  } catch {
    // Private windows may refuse storage, and old entries may be unreadable.
    return usual;
  }
}

export const settings = $state(load());

/** By which everything of `Intl` writes, and the page says what it is in. */
export const locale = (): string => localeOf(settings.language);

const darkOutside = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && (darkOutside?.matches ?? false));
  root.dataset.theme = dark ? "dark" : "light";
  // Browsers draw their own bar in this colour; the page itself knows which one it is by day and by night.
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (bar) bar.content = bar.dataset[root.dataset.theme] ?? bar.content;
  root.dataset.motion = settings.motion ? "on" : "off";
  root.lang = locale();
}

/** Show the settings on the root element and keep them, now and whenever they change. */
export function followSettings(): () => void {
  darkOutside?.addEventListener("change", show);
  const stop = $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Nothing can be kept here: the settings last as long as the page.
      }
    });
  });
  return () => {
    darkOutside?.removeEventListener("change", show);
    stop();
  };
}
