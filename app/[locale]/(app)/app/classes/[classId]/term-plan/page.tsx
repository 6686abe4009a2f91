import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { TermPlanPage } from '@/components/maps/term-plan/term-plan-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ classId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/classes/[classId]/term-plan'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'TermPlan' });
  return { title: t('pageTitle') };
}

export default async function Page({
  params,
}: PageProps<'/[locale]/app/classes/[classId]/term-plan'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <TermPlanPage />
    </SessionGate>
  );
}
