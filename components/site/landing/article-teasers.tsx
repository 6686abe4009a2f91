import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { articles, type Article } from '@/components/site/articles/articles';
import { publicEnv } from '@/lib/env/public';
import { languageTags } from '@/lib/i18n/locales';

export function ArticleTeasers() {
  const t = useTranslations('ArticleTeasers');
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 lg:pb-28">
      <div>
        <h2 className="text-3xl font-extrabold tracking-tight sm:text-5xl">{t('title')}</h2>
        <div className="mt-10 grid gap-12 md:grid-cols-2 md:gap-10 lg:gap-16">
          {articles.map((article) => (
            <Teaser key={article.id} article={article} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Teaser({ article }: { article: Article }) {
  const { id, href, imageUrl, datetime } = article;
  const t = useTranslations('Articles');
  const isForeign = useLocale() !== languageTags.en;
  const note = useTranslations('ArticleTeasers')('language');
  const date = useFormatter().dateTime(new Date(datetime), { dateStyle: 'long' });
  return (
    <article className="group relative grid content-start md:even:mt-16">
      <picture>
        <img
          src={`${publicEnv().basePath}${imageUrl}`}
          alt=""
          width={1200}
          height={675}
          className="w-full rounded-3xl"
        />
      </picture>
      <p className="text-ink-soft mt-5 flex flex-wrap gap-x-3">
        <span className="text-green font-semibold">{t(`${id}.category`)}</span>
        <time dateTime={datetime}>{date}</time>
        {isForeign && <span>{note}</span>}
      </p>
      <h3 className="mt-2 text-2xl font-bold sm:text-3xl">
        <SiteLink
          href={href}
          hrefLang="en"
          className="group-hover:text-green decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-3xl"
        >
          {t(`${id}.title`)}
        </SiteLink>
      </h3>
      <p className="text-ink-soft mt-3 text-lg">{t(`${id}.description`)}</p>
    </article>
  );
}
