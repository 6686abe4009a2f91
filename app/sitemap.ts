import type { MetadataRoute } from 'next';
import { pageAlternates, pageUrl } from '@/components/site/seo/page-url';
import { sitePages } from '@/components/site/seo/site-pages';

/** Every public page in each of its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const entries = sitePages.flatMap(({ path, languages }) =>
    languages.map((language) => ({
      url: pageUrl(language, path),
      alternates: { languages: pageAlternates(path, languages) },
    })),
  );
  // If both languages have the same URL, it is listed once.
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
