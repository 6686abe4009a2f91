import { readLegalText } from '@/components/site/legal/read-legal-text';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import { locales, type Locale } from '@/lib/i18n/locales';

export async function legalMetadata(slug: LegalSlug, params: Promise<{ locale: string }>) {
  const locale = (await params).locale as Locale;
  const { title, description } = await readLegalText(slug, locale);
  return pageMetadata({
    locale,
    path: `/${slug}`,
    languages: locales,
    title,
    description,
    image: 'legal',
  });
}
