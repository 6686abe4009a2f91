import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/site/articles/article-page';
import { ArticleData } from '@/components/site/seo/article-data';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { articles } from '@/components/site/articles/articles';
import type { Locale } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ id }) => ({ slug: id }));
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

export default async function EssayPage({ params }: PageProps<'/[locale]/articles/[slug]'>) {
  const { locale, slug } = await params;
  setRequestLocale(locale as Locale);
  const article = articleAt(slug);
  const t = await getTranslations({ locale: 'en' });
  const title = t(`Articles.${article.id}.title`);
  const page = { path: article.href, language: 'en', title } as const;
  return (
    <>
      <ArticleData
        {...page}
        description={t(`Articles.${article.id}.description`)}
        datetime={article.datetime}
      />
      <BreadcrumbData {...page} />
      <ArticlePage article={article} locale={locale as Locale} />
    </>
  );
}
