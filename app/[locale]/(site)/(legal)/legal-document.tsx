import { LegalPage } from '@/components/site/legal/legal-page';
import { readLegalText } from '@/components/site/legal/read-legal-text';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import type { Locale } from '@/lib/i18n/locales';

export async function LegalDocument({ slug, locale }: { slug: LegalSlug; locale: Locale }) {
  const { title } = await readLegalText(slug, locale);
  return (
    <>
      <BreadcrumbData path={`/${slug}`} language={locale} title={title} />
      <LegalPage slug={slug} locale={locale} />
    </>
  );
}
