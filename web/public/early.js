// Before the first paint: the visitor's light or dark, so that no page flashes. The rest is src/lib/settings.svelte.ts.
(function () {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("spinney-settings") || "{}");
  } catch {
    // Storage is refused or unreadable: the system's choice it is.
  }
  let theme = kept.theme || "auto";
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector("meta[name=theme-color]");
  if (bar) bar.content = bar.dataset[theme] || bar.content;

  // What the client will ask for as its first thing is fetched while it still arrives itself; a wrong guess costs little.
  const early = document.querySelector("meta[name=early]");
  if (!early) return;
  const { words, table } = JSON.parse(early.content);
  // As `keptLanguage` and `firstSpoken` of src/lib/languages.ts, which is not there yet; a test holds the two together.
  const meant = (wish) => {
    const [tag, ...parts] = wish.toLowerCase().replaceAll("_", "-").split("-");
    if (tag === "pt") return !parts.length || parts.includes("br") ? "pt-BR" : "pt-PT";
    return tag;
  };
  const saved = kept.language === "pt" ? "pt-PT" : kept.language;
  const wishes = (navigator.languages || [navigator.language]).map(meant);
  const language = [saved, ...wishes, "en"].find((wish) => Object.hasOwn(words, wish));
  const pieces = language ? [words[language]] : [];
  if (location.pathname.startsWith("/t/")) pieces.push(...table);
  for (const href of pieces) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
})();
