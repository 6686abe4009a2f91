import { Languages } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import Guide from '@/messages/no/pages/guide.mdx';
import { sectionsOf } from '../prose-parts';
import { Chapter, Contents, guideParts } from './parts';

export async function GuidePage({ locale }: { locale: Locale }) {
  const frame = await getTranslations({ locale, namespace: 'Guide' });
  const t = await getTranslations({ locale: 'no', namespace: 'Guide' });
  const chapters = sectionsOf(Guide({ components: guideParts }));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 pb-20 sm:px-6 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink href="/" label={frame('back')} />
        {locale !== 'no' && (
          <p className="text-ink-soft flex items-center gap-2 text-sm">
            <Languages aria-hidden className="size-4 shrink-0" />
            {frame('languageNote')}
          </p>
        )}
      </div>
      <article lang={languageTags.no} className="mt-10 sm:mt-14">
        <header className="max-w-3xl">
          <h1 className="text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
          <p className="text-ink-soft mt-5 text-xl leading-relaxed">{t('description')}</p>
        </header>
        <div className="mt-12 grid gap-12 lg:grid-cols-[16rem_minmax(0,47.5rem)] lg:justify-between">
          <div className="bg-surface border-line shadow-card self-start rounded-2xl border p-5 lg:sticky lg:top-24">
            <Contents chapters={chapters} />
          </div>
          <div className="min-w-0">
            {chapters.map((chapter, index) => (
              <Chapter key={chapter.id} number={index + 1} {...chapter} />
            ))}
            <div className="bg-birch mt-16 rounded-3xl p-6 text-center sm:p-10">
              <p className="text-2xl font-bold text-balance">{t('ready')}</p>
              <a
                href={`${publicEnv().appUrl}/signup`}
                className={buttonClass({ size: 'large', className: 'mt-5' })}
              >
                {t('start')}
              </a>
            </div>
          </div>
        </div>
      </article>
    </div>
  );
}
