import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';

type Entry = Awaited<ReturnType<CacheHandler['get']>>;

const rendered = new Map<string, Entry>();

/**
 * The cache of a node whose settings are not those of its build (`cacheHandler` of next.config.mjs): it holds what was
 * rendered since the start, a page at most once, and nothing of the build.
 */
export default class PageCache {
  get(key: string): Promise<Entry> {
    return Promise.resolve(rendered.get(key) ?? null);
  }

  set(key: string, value: NonNullable<Entry>['value']): Promise<void> {
    rendered.set(key, { lastModified: Date.now(), value });
    return Promise.resolve();
  }

  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  resetRequestCache(): void {}
}
