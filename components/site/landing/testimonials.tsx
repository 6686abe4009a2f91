import { useLocale, useTranslations } from 'next-intl';
import { publicEnv } from '@/lib/env/public';
import { toLocale } from '@/lib/i18n/locales';
import { FadeIn } from './fade-in';
import { reviewPage } from './review-address';
import { ReviewWidget } from './review-widget';
import { Voices } from './voices';

export function Testimonials() {
  return (
    <section id="testimonials" className="bg-green-tint">
      <FadeIn className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
        <Voices />
        {publicEnv().reviews.profile && <Reviews />}
      </FadeIn>
    </section>
  );
}

function Reviews() {
  const t = useTranslations('Reviews');
  const locale = toLocale(useLocale());
  const { profile, businessUnitId } = publicEnv().reviews;
  return (
    <div className="border-line-strong mt-16 grid items-center gap-x-10 gap-y-5 border-t pt-8 lg:grid-cols-[1fr_auto]">
      <div>
        <h3 className="text-xl font-bold">{t('title')}</h3>
        <p className="text-ink-soft mt-1">{t('text')}</p>
      </div>
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(13rem,1fr)_auto]">
        <ReviewWidget
          businessUnitId={businessUnitId}
          locale={locale}
          labels={{ show: t('show'), widget: t('widget') }}
        />
        <a
          href={reviewPage(profile, locale)}
          className="hover:text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('link')}
        </a>
      </div>
    </div>
  );
}
