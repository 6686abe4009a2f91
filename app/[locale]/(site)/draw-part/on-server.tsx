import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { PricingCards } from '@/components/plans/pricing-cards';
import { FaqData } from '@/components/seo/faq-data';
import { OrganizationData } from '@/components/seo/organization-data';
import { ProductData } from '@/components/seo/product-data';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteMenu } from '@/components/shell/site-menu';
import { ArticleTeasers } from '@/components/site/article-teasers';
import { FaqIntroduction } from '@/components/site/faq-introduction';
import { Features } from '@/components/site/features';
import { PricingSection } from '@/components/site/pricing-section';
import { Reasons } from '@/components/site/reasons';
import { StepList } from '@/components/site/step-list';
import { Transcript } from '@/components/site/transcript';
import { Voices } from '@/components/site/voices';
import { Glyphs } from '@/components/ui/glyphs';
import { tiers } from '@/lib/core/billing/tiers';
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
