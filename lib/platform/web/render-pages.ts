import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RequestHandler } from 'next/dist/server/next';
import { publicEnv } from '@/lib/env/public';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { addressOf } from '@/lib/server/http/choose-page';
import { preparedPages, settingsFile } from '@/lib/server/http/prepared-pages';
import { compress } from '../bundle/compress';
import { preparePage } from '../bundle/prepare-page';
import type { WebPage, WebPages } from './pages';

/** The quality of brotli; the best one takes twenty times as long for a tenth less. */
const quality = 6;

/** Whether the build's pages hold other addresses or another company than this node's settings. */
export function hasOtherSettings(buildFolder: string): boolean {
  return readFileSync(path.join(buildFolder, settingsFile), 'utf8') !== JSON.stringify(publicEnv());
}

/** Serves Next.js to this process alone for as long as `use` runs. */
async function whileServed<T>(next: RequestHandler, use: (origin: string) => Promise<T>) {
  const server = http.createServer((request, response) => void next(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Renders every page of the build with this node's settings. Throws where one can't be rendered. */
export function renderPages(
  buildFolder: string,
  basePath: string,
  next: RequestHandler,
): Promise<WebPages> {
  return whileServed(next, async (origin) => {
    const pages = new Map<string, Promise<WebPage>>();
    for (const page of Object.keys(preparedPages(buildFolder))) {
      const address = basePath + addressOf(page);
      const language = page.split('/')[1];
      const response = await fetch(origin + address, {
        headers: { cookie: `${preferredLanguageKey}=${language}`, 'accept-encoding': 'identity' },
      });
      const html = await response.text();
      const isMissing = page.endsWith('/not-found');
      if (response.status !== (isMissing ? 404 : 200)) {
        throw new Error(`${page} can't be rendered: ${response.status}`);
      }
      const { content, ...about } = preparePage(page, html);
      const compressed = compress(content, quality);
      pages.set(
        page,
        compressed.then((bodies) => ({ ...about, bodies: { identity: content, ...bodies } })),
      );
    }
    return new Map(
      await Promise.all([...pages].map(async ([page, made]) => [page, await made] as const)),
    );
  });
}
