import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { FadeIn } from './fade-in';

const pairs = [0, 1, 2, 3, 4];

/** The last word: written on the board, seen from the desks. */
export function Closing({ start }: { start: ReactNode }) {
  const t = useTranslations('Closing');
  return (
    <section className="bg-birch overflow-hidden">
      <FadeIn className="mx-auto max-w-6xl px-4 pt-16 sm:px-6 lg:pt-20">
        <div className="on-board bg-board text-on-board rounded-3xl px-6 py-14 text-center sm:px-12 sm:py-20">
          <h2 className="mx-auto max-w-3xl text-4xl leading-[1.05] font-extrabold tracking-[-0.025em] sm:text-6xl">
            {t('title')}
          </h2>
          <p className="mx-auto mt-5 max-w-xl text-lg sm:text-xl">{t('text')}</p>
          <div className="mt-9 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
            {start}
            <Link
              href="/#pricing"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
            >
              {t('prices')}
            </Link>
          </div>
        </div>
        <div aria-hidden className="mx-auto mt-10 flex max-w-5xl justify-between gap-5 sm:gap-12">
          {pairs.map((pair) => (
            <span key={pair} className={`flex flex-1 gap-1 ${pair > 2 ? 'max-sm:hidden' : ''}`}>
              {[0, 1].map((desk) => (
                <span
                  key={desk}
                  className={`-mb-4 h-14 flex-1 rounded-t-2xl border sm:h-18 ${pair === 1 && desk === 1 ? 'border-green bg-green' : 'border-desk-line bg-surface'}`}
                />
              ))}
            </span>
          ))}
        </div>
      </FadeIn>
    </section>
  );
}
