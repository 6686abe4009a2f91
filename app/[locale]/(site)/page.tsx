import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StartLink } from '@/components/auth/start-link';
import { pageMetadata } from '@/components/seo/page-metadata';
import { CheckoutNotice } from '@/components/shell/checkout-notice';
import { Closing } from '@/components/site/closing';
import { FadeInObserver } from '@/components/site/fade-in-observer';
import { Faq } from '@/components/site/faq';
import { firstScreenFirstScript } from '@/components/site/first-screen-first';
import { Hero } from '@/components/site/hero';
import { Steps } from '@/components/site/steps';
import { Testimonials } from '@/components/site/testimonials';
import { buttonClass } from '@/components/ui/button-class';
import { locales, type Locale } from '@/lib/i18n/locales';
import type { PartName } from './draw-part/on-server';
import { StaticPart } from './static-part';

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
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations('Landing');
  const part = (name: PartName) => <StaticPart name={name} locale={locale} />;
  const start = (
    <StartLink
      signedOutLabel={t('start')}
      signedInLabel={t('openApp')}
      className={buttonClass({ size: 'large' })}
    />
  );
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: firstScreenFirstScript }} />
      <FadeInObserver />
      {part('glyphs')}
      {part('structuredData')}
      <CheckoutNotice />
      <Hero start={start} transcript={part('transcript')} features={part('features')} />
      <Steps list={part('steps')} />
      {part('reasons')}
      {part('pricing')}
      <Testimonials voices={part('voices')} />
      <Faq introduction={part('faqIntroduction')} />
      {part('articles')}
      <Closing start={start} />
    </>
  );
}
