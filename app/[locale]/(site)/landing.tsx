import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StartLink } from '@/components/site/landing/start-link';
import { Closing } from '@/components/site/landing/closing';
import { FadeIn } from '@/components/site/landing/fade-in';
import { Faq } from '@/components/site/landing/faq';
import { Hero } from '@/components/site/landing/hero';
import { Steps } from '@/components/site/landing/steps';
import { Testimonials } from '@/components/site/landing/testimonials';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import type { PartName } from './draw-part/on-server';
import { StaticPart } from './static-part';

/** The landing page, below a notice if there is one. */
export async function Landing(props: {
  locale: Locale;
  isPresumedSignedIn?: boolean;
  notice?: ReactNode;
}) {
  const { locale, isPresumedSignedIn } = props;
  const t = await getTranslations('Landing');
  const part = (name: PartName) => <StaticPart name={name} locale={locale} />;
  const start = (
    <StartLink
      tryLabel={t('try')}
      signedOutLabel={t('start')}
      signedInLabel={t('openApp')}
      isPresumedSignedIn={isPresumedSignedIn}
      className={buttonClass({ size: 'large' })}
    />
  );
  return (
    <>
      {props.notice}
      {part('glyphs')}
      {part('structuredData')}
      <Hero start={start} transcript={part('transcript')} features={part('features')} />
      <Steps list={part('steps')} />
      <FadeIn>{part('reasons')}</FadeIn>
      <FadeIn>{part('pricing')}</FadeIn>
      <Testimonials voices={part('voices')} />
      <Faq introduction={part('faqIntroduction')} />
      <FadeIn>{part('articles')}</FadeIn>
      <Closing start={start} />
    </>
  );
}
