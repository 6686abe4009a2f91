import type { MetadataRoute } from 'next';
import { pageUrl } from '@/components/site/seo/page-url';
import { publicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

/** The addresses are those of the node. */
export const dynamic = 'force-dynamic';

/**
 * Every host has this file, so that each host confirms the others' sitemap. Pages that must not be listed have
 * `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = locales.map((locale) => pageUrl(locale, '/sitemap.xml'));
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${publicEnv().basePath}/api/` },
    sitemap: [...new Set(sitemaps)],
  };
}
