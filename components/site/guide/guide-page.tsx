import { Languages } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { CreateAccounts } from './create-accounts';
import { CreateSeatmap } from './create-seatmap';
import { EditClass } from './edit-class';
import { Contents } from './parts';
import { RegisterClass } from './register-class';
import { School } from './school';
import { ViewSeatmap } from './view-seatmap';

/** The user guide. It is always in Norwegian; the frame around it is in the visitor's language. */
export async function GuidePage({ locale }: { locale: Locale }) {
  const frame = await getTranslations({ locale, namespace: 'Guide' });
  const t = await getTranslations({ locale: 'no', namespace: 'Guide' });
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
            <Contents />
          </div>
          <div className="min-w-0">
            <CreateAccounts />
            <RegisterClass />
            <CreateSeatmap />
            <ViewSeatmap />
            <EditClass />
            <School />
            <div className="bg-birch mt-16 rounded-3xl p-6 text-center sm:p-10">
              <p className="text-2xl font-bold text-balance">{t('ready')}</p>
              <a
                href={`${publicEnv.appUrl}/signup`}
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
