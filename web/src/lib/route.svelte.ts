// Where in the client we are: the address alone says it, so that links, reloads and the back button work.

export const route = $state({ path: location.pathname });

function read(): void {
  route.path = location.pathname;
}

export function go(path: string, replace = false): void {
  if (path === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  read();
  scrollTo(0, 0);
}

/** Let links inside the client change the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (/^\/(api|schema|health|metrics)(\/|$)/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
