import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { pageMetadata } from '@/components/seo/page-metadata';
import { HeroRoom } from '@/components/site/hero-room';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { locales, type Locale } from '@/lib/i18n/locales';

const facts = ['time', 'kept', 'export'] as const;

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
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 lg:grid-cols-[5fr_6fr] lg:py-20">
      <div>
        <h1 className="text-4xl font-extrabold sm:text-5xl lg:text-6xl">{t('title')}</h1>
        <p className="text-ink-soft mt-5 max-w-xl text-lg">{t('text')}</p>
        <a
          href={`${publicEnv.appUrl}/signup`}
          className={buttonClass({ size: 'large', className: 'mt-8' })}
        >
          {t('start')}
        </a>
        <ul className="mt-8 grid gap-2">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-3">
              <span aria-hidden className="bg-green mt-2 h-2.5 w-4 shrink-0 rounded-[0.25rem]" />
              {t(`facts.${fact}`)}
            </li>
          ))}
        </ul>
      </div>
      <HeroRoom label={t('picture')} boardLabel={t('board')} />
    </section>
  );
}
