import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { CreditNotePage } from '@/components/billing/office/credit-note-page';
import type { Locale } from '@/lib/i18n/locales';

/** One static shell for every address; the page takes the id from there. */
export function generateStaticParams() {
  return [{ creditNoteId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/credit-notes/[creditNoteId]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Office' });
  return { title: t('creditNoteTitle') };
}

export default async function Page({
  params,
}: PageProps<'/[locale]/app/office/credit-notes/[creditNoteId]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <CreditNotePage />
    </SessionGate>
  );
}
