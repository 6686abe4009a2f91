import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  Serwist,
  StaleWhileRevalidate,
  type PrecacheEntry,
} from 'serwist';
import { isOfBuild } from './is-of-build';
import { shellOf } from './shell-of';

/* The service worker caches scripts and pages without data, never the input of teachers or pupils. */

declare const scriptsOfBuild: PrecacheEntry[];
declare const shellsOfApp: string[];
declare const buildId: string;
declare const self: ServiceWorkerGlobalScope & { __WB_DISABLE_DEV_LOGS: boolean };

self.__WB_DISABLE_DEV_LOGS = true;
const { pathname: scope } = new URL(self.registration.scope);
const isApp = scope.endsWith('/app');
const monthSeconds = 30 * 24 * 60 * 60;
/** Each build of the app has its own page cache, which is kept until no tab of the build is open. */
const pagesOfScope = `pages-${isApp ? 'app' : 'share'}-`;
const pages = pagesOfScope + buildId;
/** Only responses with status 200 are cached, because a cached redirect would loop. */
const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });

const filesOfBuild = new Set(
  scriptsOfBuild.map(({ url }) => url.slice(url.indexOf('/_next/static/'))),
);
const onlyOfBuild = {
  async cacheWillUpdate({ response }: { response: Response }) {
    return isOfBuild(await response.clone().text(), filesOfBuild) ? response : null;
  },
};

const serwist = new Serwist({
  precacheEntries: isApp ? scriptsOfBuild : [],
  // Open tabs still need the scripts of the previous build, so a new service worker does not take them over.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new StaleWhileRevalidate({
        cacheName: pages,
        plugins: [
          onlyWhole,
          onlyOfBuild,
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
      handler: new StaleWhileRevalidate({ cacheName: 'icons', plugins: [onlyWhole] }),
    },
  ],
});

async function forgetOtherPages(): Promise<void> {
  // The app and the shared links have separate service workers, which may be of different builds.
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(pagesOfScope) && name !== pages,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function keepShells(): Promise<void> {
  const cache = await caches.open(pages);
  await Promise.all(
    shellsOfApp.map(async (shell) => {
      const response = await fetch(shell);
      if (response.ok) await cache.put(shellOf(new URL(shell, self.location.href).href), response);
    }),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(forgetOtherPages()));
if (isApp) self.addEventListener('install', (event) => event.waitUntil(keepShells()));
serwist.addEventListeners();
