// What a visitor chose for this browser. Kept in the browser alone; `data-*` on the root element tells the style sheets.

export const LANGUAGES = ["en", "uk", "it", "pt-PT", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  symbols: boolean;
  /** A second tap confirms an action. */
  confirm: boolean;
}

const KEY = "spinney-settings";

function fromBrowser(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function load(): Settings {
  const usual: Settings = {
    language: fromBrowser(),
    theme: "auto",
    sound: false,
    motion: true,
    symbols: true,
    confirm: false,
  };
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const settings = { ...usual, ...kept };
    return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: usual.language };
  } catch {
    // Private windows may refuse storage, and old entries may be unreadable.
    return usual;
  }
}

export const settings = $state(load());

const darkOutside = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && (darkOutside?.matches ?? false));
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.dataset.symbols = settings.symbols ? "on" : "off";
  root.lang = settings.language;
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
