import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { pageUrl } from './page-url';
import { StructuredData } from './structured-data';

export function BreadcrumbData({
  path,
  language,
  title,
}: {
  path: string;
  language: Locale;
  title: string;
}) {
  const t = useTranslations('Frame');
  const steps = [
    { name: t('brand'), path: '/' },
    { name: title, path },
  ];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: pageUrl(language, step.path),
        })),
      }}
    />
  );
}
