// Before the first paint: the visitor's light or dark, so that no page flashes. The rest is src/lib/settings.svelte.ts.
(function () {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("spinney-settings") || "{}").theme || "auto";
  } catch {
    // Storage is refused or unreadable: the system's choice it is.
  }
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
