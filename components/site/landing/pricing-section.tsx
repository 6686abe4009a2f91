import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FadeIn } from './fade-in';

/** Frames the pricing cards, which the page hands in. */
export function PricingSection({ children }: { children: ReactNode }) {
  const t = useTranslations('PricingSection');
  return (
    <section
      id="pricing"
      className="below-first-screen mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28"
    >
      <FadeIn>
        <h2 className="max-w-2xl text-3xl font-extrabold tracking-tight sm:text-5xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft mt-4 mb-10 text-lg">{t('text')}</p>
        {children}
      </FadeIn>
    </section>
  );
}
