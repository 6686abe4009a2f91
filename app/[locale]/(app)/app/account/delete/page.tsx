import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DeletePage } from '@/components/account/delete-page';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/account/delete'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Departure' });
  return { title: t('deleteTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/account/delete'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <DeletePage />
      </Suspense>
    </SessionGate>
  );
}
