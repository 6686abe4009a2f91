import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/pick-messages';

const namespaces = [
  'Auth',
  'Errors',
  'Frame',
  'LoadFailed',
  'MailNames',
  'Metadata',
  'Office',
  'OfficeExport',
  'OfficeFailures',
  'OfficeInvoice',
  'OfficeSchools',
  'Order',
  'Pricing',
  'Session',
  'Terms',
  'Visitor',
] as const;

export default async function OfficeLayout({
  children,
  params,
}: LayoutProps<'/[locale]/app/office'>) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={pickMessages(locale as Locale, namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}
