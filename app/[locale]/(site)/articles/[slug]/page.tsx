import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/articles/article-page';
import { PrivacyEssay, privacyPoints, privacySources } from '@/components/articles/privacy-essay';
import { SeatingEssay, seatingPoints, seatingSources } from '@/components/articles/seating-essay';
import { pageMetadata } from '@/components/seo/page-metadata';
import { articles } from '@/lib/core/site/articles';
import { articleSlugs } from '@/lib/core/site/pages';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return articleSlugs.map((slug) => ({ slug }));
}

const articleAt = (slug: string) => articles.find(({ id }) => id === slug) ?? notFound();

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/articles/[slug]'>): Promise<Metadata> {
  const { locale, slug } = await params;
  const { id, href } = articleAt(slug);
  const t = await getTranslations({ locale: 'en', namespace: 'Articles' });
  return pageMetadata({
    locale: locale as Locale,
    path: href,
    languages: ['en'],
    title: t(`${id}.title`),
    description: t(`${id}.description`),
    image: 'article',
    type: 'article',
  });
}

export default async function Article({ params }: PageProps<'/[locale]/articles/[slug]'>) {
  const { locale, slug } = await params;
  setRequestLocale(locale as Locale);
  const article = articleAt(slug);
  const frame = { article, locale: locale as Locale, author: publicEnv.company.name };
  switch (article.id) {
    case 'seatingarrangement':
      return (
        <ArticlePage {...frame} points={seatingPoints} sources={seatingSources}>
          <SeatingEssay />
        </ArticlePage>
      );
    case 'privacy': {
      const t = await getTranslations({ locale: 'en', namespace: 'Frame' });
      return (
        <ArticlePage {...frame} points={privacyPoints} sources={privacySources}>
          <PrivacyEssay brand={t('brand')} />
        </ArticlePage>
      );
    }
  }
}
