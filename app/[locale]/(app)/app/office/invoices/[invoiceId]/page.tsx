import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { InvoicePage } from '@/components/billing/office/invoice-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ invoiceId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/invoices/[invoiceId]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'OfficeInvoice' });
  return { title: t('pageTitle') };
}

export default async function Page({
  params,
}: PageProps<'/[locale]/app/office/invoices/[invoiceId]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <InvoicePage />
    </SessionGate>
  );
}
