import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { ClassPage } from '@/components/classes/class-page';
import { ClassConditions } from '@/components/conditions/class-conditions';
import { PupilNeeds } from '@/components/conditions/pupil-needs';
import { ClassStage } from '@/components/maps/history/class-stage';
import { ShareClass } from '@/components/maps/share/share-class';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ classId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/classes/[classId]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'ClassForm' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/classes/[classId]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <ClassPage
        share={<ShareClass />}
        stage={<ClassStage />}
        conditions={<ClassConditions />}
        Needs={PupilNeeds}
      />
    </SessionGate>
  );
}
