import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FadeIn } from './fade-in';

export function Closing({ start }: { start: ReactNode }) {
  const t = useTranslations('Closing');
  return (
    <section>
      <FadeIn className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="on-board bg-board text-on-board rounded-3xl px-6 py-14 text-center sm:px-12 sm:py-20">
          <h2 className="mx-auto max-w-3xl text-4xl leading-[1.05] font-extrabold tracking-[-0.025em] sm:text-6xl">
            {t('title')}
          </h2>
          <p className="mx-auto mt-5 max-w-xl text-lg text-balance sm:text-xl">{t('text')}</p>
          <div className="mt-9 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
            {start}
            <a
              href="#pricing"
              className="inline-flex min-h-11 items-center text-lg font-semibold underline underline-offset-4 hover:no-underline"
            >
              {t('prices')}
            </a>
          </div>
        </div>
      </FadeIn>
    </section>
  );
}
