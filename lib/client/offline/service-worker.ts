import {
  CacheFirst,
  ExpirationPlugin,
  Serwist,
  StaleWhileRevalidate,
  type PrecacheEntry,
} from 'serwist';
import { shellOf } from './shell-of';

/*
 * Keeps the app's pages and scripts for when there is no network; nothing that a teacher or a pupil wrote: pages are shells
 * without data. It is registered for the app, where it keeps all of it, and for shared links, where it keeps what was opened
 * (`register-worker.ts`). The build fills in the names.
 */

declare const scriptsOfBuild: PrecacheEntry[];
declare const shellsOfApp: string[];
declare const self: ServiceWorkerGlobalScope & { __WB_DISABLE_DEV_LOGS: boolean };

self.__WB_DISABLE_DEV_LOGS = true;
const { pathname: scope } = new URL(self.registration.scope);
const isApp = scope.endsWith('/app');
const monthSeconds = 30 * 24 * 60 * 60;
const pages = 'pages';

const serwist = new Serwist({
  precacheEntries: isApp ? scriptsOfBuild : [],
  // Tabs of the build before go on with its scripts; the new ones are used from the next start on.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new StaleWhileRevalidate({
        cacheName: pages,
        plugins: [
          { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(shellOf(request.url)) },
          new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: monthSeconds }),
        ],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_next/static/'),
      handler: new CacheFirst({
        cacheName: 'scripts',
        plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: monthSeconds })],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) =>
        sameOrigin && /\/(icons\/|manifest\.webmanifest$|favicon|icon\.svg)/.test(url.pathname),
      handler: new StaleWhileRevalidate({ cacheName: 'icons' }),
    },
  ],
});

async function keepShells(): Promise<void> {
  const cache = await caches.open(pages);
  await Promise.all(
    shellsOfApp.map(async (shell) => {
      const response = await fetch(shell);
      if (response.ok) await cache.put(shellOf(new URL(shell, self.location.href).href), response);
    }),
  );
}

if (isApp) self.addEventListener('install', (event) => event.waitUntil(keepShells()));
serwist.addEventListeners();
