import type { MetadataRoute } from 'next';
import { pageAlternates, pageUrl } from '@/components/site/seo/page-url';
import { sitePages } from '@/components/site/seo/site-pages';

/** The sitemap is not prerendered, because its web addresses come from the server's environment variables. */
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const entries = sitePages.flatMap(({ path, languages }) =>
    languages.map((language) => ({
      url: pageUrl(language, path),
      alternates: { languages: pageAlternates(path, languages) },
    })),
  );
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
