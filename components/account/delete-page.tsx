'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useDeparture } from '@/lib/client/account/account';
import { DeleteForm } from './delete-form';

export function DeletePage() {
  const t = useTranslations('Departure');
  return (
    <FetchedPage
      query={useDeparture()}
      back={{ href: '/app/account', label: t('toAccount') }}
      title={t('deleteTitle')}
      loading={t('loading')}
      kind="form"
      className="mx-auto max-w-xl"
    >
      {(facts) => (facts.school?.isLastAdmin ? <LastAdmin /> : <DeleteForm facts={facts} />)}
    </FetchedPage>
  );
}

function LastAdmin() {
  const t = useTranslations('Departure');
  return (
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
  );
}
