import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { pageAlternates, pageUrl } from './page-url';
import { shareImage, type ShareImage } from './share-image';

const openGraphLocale = (language: Locale) => languageTags[language].replace('-', '_');

function pageLanguage(locale: Locale, languages: readonly Locale[]): Locale {
  return languages.includes(locale) ? locale : languages[0]!;
}

export async function pageMetadata({
  locale,
  path,
  languages,
  title,
  description,
  image = 'landing',
  type = 'website',
}: {
  locale: Locale;
  path: string;
  languages: readonly Locale[];
  title: string;
  description: string;
  image?: ShareImage;
  type?: 'website' | 'article';
}): Promise<Metadata> {
  const language = pageLanguage(locale, languages);
  const t = await getTranslations({ locale: language });
  const url = pageUrl(language, path);
  const images = [shareImage(image, language, t(`Seo.share.${image}.alt`))];
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url, languages: pageAlternates(path, languages) },
    openGraph: {
      type,
      url,
      title,
      description,
      siteName: t('Frame.brand'),
      locale: openGraphLocale(language),
      alternateLocale: languages.filter((each) => each !== language).map(openGraphLocale),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
