import type { MetadataRoute } from 'next';
import { pageUrl } from '@/components/site/seo/page-url';
import { publicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

/** robots.txt is not prerendered, because its web addresses come from the server's environment variables. */
export const dynamic = 'force-dynamic';

/** Names the sitemap in robots.txt: otherwise search engines refuse a sitemap that lists pages of a second host. */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = locales.map((locale) => pageUrl(locale, '/sitemap.xml'));
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${publicEnv().basePath}/api/` },
    sitemap: [...new Set(sitemaps)],
  };
}
