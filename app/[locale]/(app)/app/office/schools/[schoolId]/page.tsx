import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { OfficeSchoolPage } from '@/components/billing/office/school-page';
import type { Locale } from '@/lib/i18n/locales';

/** One static shell for every address; the page takes the id from there. */
export function generateStaticParams() {
  return [{ schoolId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/schools/[schoolId]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'OfficeSchool' });
  return { title: t('pageTitle') };
}

export default async function Page({
  params,
}: PageProps<'/[locale]/app/office/schools/[schoolId]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <OfficeSchoolPage />
    </SessionGate>
  );
}
