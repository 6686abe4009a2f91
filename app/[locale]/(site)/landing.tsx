import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StartLink } from '@/components/account/sign-in/start-link';
import { Closing } from '@/components/site/landing/closing';
import { FadeInObserver } from '@/components/site/landing/fade-in-observer';
import { Faq } from '@/components/site/landing/faq';
import { firstScreenFirstScript } from '@/components/site/landing/first-screen-first';
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
  const start = (to: 'try' | 'signup') => (
    <StartLink
      to={to}
      signedOutLabel={t('start')}
      signedInLabel={t('openApp')}
      isPresumedSignedIn={isPresumedSignedIn}
      className={buttonClass({ size: 'large' })}
    />
  );
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: firstScreenFirstScript }} />
      <FadeInObserver />
      {props.notice}
      {part('glyphs')}
      {part('structuredData')}
      <Hero start={start('try')} transcript={part('transcript')} features={part('features')} />
      <Steps list={part('steps')} />
      {part('reasons')}
      {part('pricing')}
      <Testimonials voices={part('voices')} />
      <Faq introduction={part('faqIntroduction')} />
      {part('articles')}
      <Closing start={start('signup')} />
    </>
  );
}
