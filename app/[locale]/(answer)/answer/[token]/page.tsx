import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialQuestionPage } from '@/components/billing/trial/trial-question-page';
import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ token: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/answer/[token]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'TrialQuestion' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/answer/[token]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <TrialQuestionPage picture={<RoomWithoutDesk />} />;
}
