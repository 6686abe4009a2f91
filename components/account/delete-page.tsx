'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LoadFailed } from '@/components/shell/load-failed';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useDeparture } from '@/lib/client/account/account';
import { DeleteForm } from './delete-form';

/** Tells what deleting the account removes and what stays, then asks for the password. */
export function DeletePage() {
  const t = useTranslations('Departure');
  const { data: facts, error, refetch } = useDeparture();
  if (error && !facts) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading
        title={t('deleteTitle')}
        back={{ href: '/app/account', label: t('toAccount') }}
      />
      {!facts && <Skeleton label={t('loading')} kind="form" />}
      {facts?.school?.isLastAdmin && (
        <Notice
          tone="warning"
          title={t('lastAdminTitle')}
          actions={
            <Link href="/app/school" className={buttonClass({ look: 'secondary', size: 'small' })}>
              {t('toSchool')}
            </Link>
          }
        >
          {t('lastAdmin')}
        </Notice>
      )}
      {facts && !facts.school?.isLastAdmin && <DeleteForm facts={facts} />}
    </div>
  );
}
