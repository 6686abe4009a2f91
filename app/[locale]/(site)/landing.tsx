import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PricingCards } from '@/components/billing/plans/pricing-cards';
import { ArticleTeasers } from '@/components/site/landing/article-teasers';
import { StartLink } from '@/components/site/landing/start-link';
import { Closing } from '@/components/site/landing/closing';
import { FadeIn } from '@/components/site/landing/fade-in';
import { Faq } from '@/components/site/landing/faq';
import { Hero } from '@/components/site/landing/hero';
import { PricingSection } from '@/components/site/landing/pricing-section';
import { Reasons } from '@/components/site/landing/reasons';
import { Steps } from '@/components/site/landing/steps';
import { Testimonials } from '@/components/site/landing/testimonials';
import { FaqData } from '@/components/site/seo/faq-data';
import { OrganizationData } from '@/components/site/seo/organization-data';
import { ProductData } from '@/components/site/seo/product-data';
import { buttonClass } from '@/components/ui/button-class';
import { Glyphs } from '@/components/ui/glyphs';
import { tiers } from '@/lib/core/billing/plans';

export async function Landing(props: { isPresumedSignedIn?: boolean; notice?: ReactNode }) {
  const t = await getTranslations('Landing');
  const start = (
    <StartLink
      tryLabel={t('try')}
      signedOutLabel={t('start')}
      signedInLabel={t('openApp')}
      isPresumedSignedIn={props.isPresumedSignedIn}
      className={buttonClass({ size: 'large' })}
    />
  );
  return (
    <>
      {props.notice}
      <Glyphs />
      <OrganizationData />
      <ProductData tiers={tiers} />
      <FaqData />
      <Hero start={start} />
      <Steps />
      <FadeIn>
        <Reasons />
      </FadeIn>
      <FadeIn>
        <PricingSection>
          <PricingCards />
        </PricingSection>
      </FadeIn>
      <Testimonials />
      <Faq />
      <FadeIn>
        <ArticleTeasers />
      </FadeIn>
      <Closing start={start} />
    </>
  );
}
