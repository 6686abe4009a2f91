import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Features } from './features';
import { Tutorial } from './tutorial';

export function Hero({ start }: { start: ReactNode }) {
  const t = useTranslations('Landing');
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-4 pt-8 pb-16 sm:px-6 sm:pt-12 lg:grid-cols-[5fr_6fr] lg:pt-14 lg:pb-24">
      <div>
        <h1 className="text-[clamp(2.6rem,1.6rem+4.4vw,4.4rem)] leading-[1.02] font-extrabold tracking-[-0.03em]">
          {t('title')}
        </h1>
        <p className="text-ink-soft mt-6 max-w-xl text-lg sm:text-xl">{t('text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">{start}</div>
        <p className="text-ink-soft mt-3 text-balance">{t('trial')}</p>
      </div>
      <Tutorial />
      <Features />
    </section>
  );
}
