import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export function PricingSection({ children }: { children: ReactNode }) {
  const t = useTranslations('PricingSection');
  return (
    <section id="pricing" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <div>
        <h2 className="max-w-2xl text-3xl font-extrabold tracking-tight sm:text-5xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft mt-4 mb-10 text-lg">{t('text')}</p>
        {children}
      </div>
    </section>
  );
}
