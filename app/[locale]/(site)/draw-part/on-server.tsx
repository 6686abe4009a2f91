import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { PricingCards } from '@/components/billing/plans/pricing-cards';
import { FaqData } from '@/components/site/seo/faq-data';
import { OrganizationData } from '@/components/site/seo/organization-data';
import { ProductData } from '@/components/site/seo/product-data';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteMenu } from '@/components/shell/site-menu';
import { ArticleTeasers } from '@/components/site/landing/article-teasers';
import { FaqIntroduction } from '@/components/site/landing/faq-introduction';
import { Features } from '@/components/site/landing/features';
import { PricingSection } from '@/components/site/landing/pricing-section';
import { Reasons } from '@/components/site/landing/reasons';
import { StepList } from '@/components/site/landing/step-list';
import { Transcript } from '@/components/site/landing/transcript';
import { Voices } from '@/components/site/landing/voices';
import { Glyphs } from '@/components/ui/glyphs';
import { tiers } from '@/lib/core/billing/plans';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';

const parts = {
  articles: ArticleTeasers,
  faqIntroduction: FaqIntroduction,
  features: Features,
  footer: SiteFooter,
  menu: SiteMenu,
  pricing: () => (
    <PricingSection>
      <PricingCards />
    </PricingSection>
  ),
  reasons: Reasons,
  steps: StepList,
  structuredData: () => (
    <>
      <OrganizationData />
      <ProductData tiers={tiers} />
      <FaqData />
    </>
  ),
  glyphs: Glyphs,
  transcript: Transcript,
  voices: Voices,
} satisfies Record<string, ComponentType>;

export type PartName = keyof typeof parts;

/** Draws a static part in its language; the browser has another `drawPart` (package.json, "imports"). */
export const drawPart: ((name: PartName, locale: Locale) => ReactNode) | undefined = (
  name,
  locale,
) => {
  const Part = parts[name];
  return (
    <NextIntlClientProvider
      locale={languageTags[locale]}
      messages={messages[locale]}
      timeZone="Europe/Oslo"
    >
      <Part />
    </NextIntlClientProvider>
  );
};
