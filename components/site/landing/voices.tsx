import { useTranslations } from 'next-intl';
import { Portrait } from './portrait';

const items = ['teacher', 'leader'] as const;

export function Voices() {
  const t = useTranslations('Testimonials');
  return (
    <>
      <h2 className="sr-only">{t('title')}</h2>
      <div className="grid gap-14 lg:gap-20">
        {items.map((item, index) => (
          <div
            key={item}
            className={`grid items-center gap-6 sm:grid-cols-[9rem_1fr] sm:gap-10 lg:max-w-4xl ${index % 2 ? 'lg:ml-auto' : ''}`}
          >
            <Portrait image={item} label={t(`items.${item}.image`)} />
            <figure>
              <blockquote className="text-2xl leading-snug font-semibold text-balance sm:text-3xl">
                <p className="before:content-[open-quote] after:content-[close-quote]">
                  {t(`items.${item}.description`)}
                </p>
              </blockquote>
              <figcaption className="text-ink-soft mt-4">{t(`items.${item}.name`)}</figcaption>
            </figure>
          </div>
        ))}
      </div>
    </>
  );
}
