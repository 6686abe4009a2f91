import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StartLink } from '@/components/auth/start-link';
import { PricingCards } from '@/components/plans/pricing-cards';
import { FaqData } from '@/components/seo/faq-data';
import { OrganizationData } from '@/components/seo/organization-data';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ProductData } from '@/components/seo/product-data';
import { CheckoutNotice } from '@/components/shell/checkout-notice';
import { ArticleTeasers } from '@/components/site/article-teasers';
import { Closing } from '@/components/site/closing';
import { FadeInObserver } from '@/components/site/fade-in-observer';
import { Faq } from '@/components/site/faq';
import { Hero } from '@/components/site/hero';
import { PricingSection } from '@/components/site/pricing-section';
import { Reasons } from '@/components/site/reasons';
import { Steps } from '@/components/site/steps';
import { Testimonials } from '@/components/site/testimonials';
import { buttonClass } from '@/components/ui/button-class';
import { tiers } from '@/lib/core/billing/tiers';
import { locales, type Locale } from '@/lib/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return pageMetadata({
    locale,
    path: '/',
    languages: locales,
    title: t('title'),
    description: t('description'),
  });
}

export default async function LandingPage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const t = await getTranslations('Landing');
  const start = (
    <StartLink
      signedOutLabel={t('start')}
      signedInLabel={t('openApp')}
      className={buttonClass({ size: 'large' })}
    />
  );
  return (
    <>
      <FadeInObserver />
      <OrganizationData />
      <ProductData tiers={tiers} />
      <FaqData />
      <CheckoutNotice />
      <Hero start={start} />
      <Steps />
      <Reasons />
      <PricingSection>
        <PricingCards />
      </PricingSection>
      <Testimonials />
      <Faq />
      <ArticleTeasers />
      <Closing start={start} />
    </>
  );
}
