import type { MetadataRoute } from 'next';
import { pageUrl } from '@/components/seo/page-url';
import { publicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

/** The same on every host, so each vouches for the others' sitemap. What is not to be listed says so itself. */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = locales.map((locale) => pageUrl(locale, '/sitemap.xml'));
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${publicEnv.basePath}/api/` },
    sitemap: [...new Set(sitemaps)],
  };
}
