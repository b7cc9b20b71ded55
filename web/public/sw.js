// Keeps the shell of the client, so that it opens at once and says so when the server is away. Games are never kept here.
const NAME = "spinney-shell-1";
const MOST = 80;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

async function keep(request, response) {
  if (!response.ok) return;
  const cache = await caches.open(NAME);
  await cache.put(request, response);
  // Files carry a hash in their name: what is old is never asked for again and goes first.
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

async function page(request) {
  try {
    const response = await fetch(request);
    await keep(new Request("/"), response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (/^\/(api|schema|health|metrics)(\/|$)/.test(address.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(file(request));
});
