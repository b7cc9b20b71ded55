// After an update of the server a page that was open before asks for pieces that are no more: it is loaded anew.

const KEY = "spinney-reloaded";

/** Load the page anew when a piece of it cannot be fetched, at most once for each build: `build` is the name of this one. */
export function followUpdates(build: string): void {
  addEventListener("vite:preloadError", () => void renew(build));
}

async function renew(build: string): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === build) return;
    // While the server is away, a page that says so is better than none.
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok || sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
  } catch {
    // There is no server, or nothing can be kept here; then the page could be loaded for ever.
    return;
  }
  location.reload();
}
