import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountDeleted } from '@/components/account/account-deleted';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/deleted'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Deleted' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/deleted'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <AccountDeleted />;
}
