import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { BankFilePage } from '@/components/billing/office/bank-file-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/bank-file'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'OfficeBankFile' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/office/bank-file'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <BankFilePage />
    </SessionGate>
  );
}
