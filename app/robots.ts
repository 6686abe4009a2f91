import type { MetadataRoute } from 'next';
import { pageUrl } from '@/components/site/seo/page-url';
import { publicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

/** Dynamic, because the addresses depend on the node's environment. */
export const dynamic = 'force-dynamic';

/**
 * Every host serves the same robots.txt, which lists the sitemaps of all hosts. Each host thereby confirms
 * the sitemaps of the others. Pages that must not be listed have `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = locales.map((locale) => pageUrl(locale, '/sitemap.xml'));
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${publicEnv().basePath}/api/` },
    sitemap: [...new Set(sitemaps)],
  };
}
