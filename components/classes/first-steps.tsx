'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PageTitle } from '@/components/ui/page-title';
import { useSession } from '@/lib/client/account/use-session';
import { StartClass } from './new-class-page';

export function FirstSteps() {
  const t = useTranslations('FirstSteps');
  const { user } = useSession();
  return (
    <StartClass
      heading={
        <div>
          <PageTitle className="text-3xl font-bold" documentTitle={t('pageTitle')}>
            {t('title')}
          </PageTitle>
          <p className="text-ink-soft mt-2">{t('text')}</p>
          {user?.admin_id && (
            <Link
              href="/app/school"
              className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('invite')}
            </Link>
          )}
        </div>
      }
    />
  );
}
