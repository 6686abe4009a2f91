import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HomePage } from '@/components/classes/home-page';
import { HomeEmailNotice } from '@/components/account/home-email-notice';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { PlanNotice } from '@/components/shell/plan-notice';
import { TrialLine } from '@/components/shell/trial-line';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]/app'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Home' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <HomePage
          notices={
            <>
              <PlanNotice />
              <HomeEmailNotice />
            </>
          }
        />
        <TrialLine />
      </Suspense>
    </SessionGate>
  );
}
