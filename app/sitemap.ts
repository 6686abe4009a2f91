import type { MetadataRoute } from 'next';
import { pageAlternates, pageUrl } from '@/components/seo/page-url';
import { sitePages } from '@/lib/i18n/site-pages';

/** Every public page in each of its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const entries = sitePages.flatMap(({ path, languages }) =>
    languages.map((language) => ({
      url: pageUrl(language, path),
      alternates: { languages: pageAlternates(path, languages) },
    })),
  );
  // Where both languages stand at one address, that is one page.
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
