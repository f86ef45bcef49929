import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { serverPatterns } from '#domain/routes/server-paths.ts';

declare const self: ServiceWorkerScope;

const shell = '/index.html';
const patienceMs = 3000;

// Both options would answer other addresses than the exact ones with the shell.
precacheAndRoute([...self.__WB_MANIFEST], { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// A font’s name changes with its content, so what was shown once is shown without a network too.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/page-fonts/'),
  ({ request }) => openFont(request),
);
registerRoute(new NavigationRoute(({ request }) => openPage(request), { denylist: [...serverPatterns] }));

// The browser takes the product's files from where they are kept without asking this worker for each of them, which costs
// a start more than reading them; what is not there comes from the network.
self.addEventListener('install', (event) => {
  const rule = { condition: { urlPattern: '/static/*' }, source: { cacheName: cacheNames.precache } };
  const added = event.addRoutes?.(rule);
  // A browser that knows other rules asks as before.
  if (added) event.waitUntil(added.catch(() => {}));
});

// The first one takes the open page over at once; later ones wait until they are asked to.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

async function openFont(request: Request): Promise<Response> {
  const kept = await caches.open('page-fonts');
  const found = await kept.match(request);
  if (found) return found;
  const font = await fetch(request);
  if (font.ok) await kept.put(request, font.clone());
  return font;
}

/** From the server, whose page brings fresh settings; after three seconds or without a network the kept shell. */
function openPage(request: Request): Promise<Response> {
  const page = fetch(request);
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([page.catch(() => keptShell(page)), late.then(() => keptShell(page))]);
}

const keptShell = async (page: Promise<Response>): Promise<Response> => (await matchPrecache(shell)) ?? page;
