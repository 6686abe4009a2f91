import { publicEnv } from '@/lib/env/public';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { pageUrl } from './page-url';
import { StructuredData } from './structured-data';

export function ArticleData({
  path,
  language,
  title,
  description,
  datetime,
}: {
  path: string;
  language: Locale;
  title: string;
  description: string;
  datetime: string;
}) {
  const company = {
    '@type': 'Organization',
    name: publicEnv().company.name,
    url: pageUrl(language, '/'),
  } as const;
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: title,
        description,
        datePublished: datetime,
        inLanguage: languageTags[language],
        image: pageUrl(language, `/share/article-${language}.png`),
        author: company,
        publisher: company,
        mainEntityOfPage: pageUrl(language, path),
      }}
    />
  );
}
