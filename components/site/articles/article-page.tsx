import { Languages } from 'lucide-react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import { BackLink } from '@/components/ui/back-link';
import { Prose } from '@/components/ui/prose';
import { articles, type Article } from '@/components/site/articles/articles';
import { publicEnv } from '@/lib/env/public';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { KeyPoints } from './key-points';
import { readArticle } from './read-article';
import { SourceList } from './sources';

export async function ArticlePage({ article, locale }: { article: Article; locale: Locale }) {
  const { points, sources, text } = await readArticle(article.id);
  const frame = await getTranslations({ locale, namespace: 'ArticlePage' });
  const words = await getTranslations({ locale: 'en', namespace: 'ArticlePage' });
  const t = await getTranslations({ locale: 'en', namespace: 'Articles' });
  const format = await getFormatter({ locale: 'en' });
  const next = articles.find(({ id }) => id !== article.id)!;
  return (
    <div className="mx-auto max-w-[46rem] px-4 pt-4 pb-20 sm:px-6 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink href="/" label={frame('back')} />
        {locale !== 'en' && (
          <p className="text-ink-soft flex items-center gap-2 text-sm">
            <Languages aria-hidden className="size-4" />
            {frame('languageNote')}
          </p>
        )}
      </div>
      <article lang={languageTags.en}>
        <header className="mt-10 sm:mt-14">
          <p className="text-green font-bold">{t(`${article.id}.category`)}</p>
          <h1 className="mt-2 text-4xl font-extrabold sm:text-5xl">{t(`${article.id}.title`)}</h1>
          <p className="text-ink-soft mt-5 text-xl leading-relaxed">
            {t(`${article.id}.description`)}
          </p>
          <p className="border-line text-ink-soft mt-6 flex flex-col gap-x-3 gap-y-1 border-t pt-4 sm:flex-row">
            <span>{words('by', { author: publicEnv().company.name })}</span>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <time dateTime={article.datetime}>
              {format.dateTime(new Date(article.datetime), { dateStyle: 'long' })}
            </time>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span>{words('readingTime', { minutes: article.readingMinutes })}</span>
          </p>
        </header>
        <KeyPoints points={points} />
        <div className="mt-10">
          <Prose>{text}</Prose>
        </div>
        <SourceList sources={sources} />
      </article>
      <nav aria-label={frame('more')} className="mt-14">
        <h2 className="text-xl font-bold">{frame('more')}</h2>
        <SiteLink
          href={next.href}

          lang={languageTags.en}
          className="border-line bg-surface hover:border-green shadow-card mt-4 block rounded-2xl border p-6 transition-colors duration-150"
        >
          <span className="text-green font-bold">{t(`${next.id}.category`)}</span>
          <span className="mt-1 block text-xl font-bold">{t(`${next.id}.title`)}</span>
          <span className="text-ink-soft mt-2 block">{t(`${next.id}.description`)}</span>
        </SiteLink>
      </nav>
    </div>
  );
}
