import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { ExamPage } from '@/components/maps/exam/exam-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ classId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/classes/[classId]/exam'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Exam' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/classes/[classId]/exam'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <ExamPage />
    </SessionGate>
  );
}
