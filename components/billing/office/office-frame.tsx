'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { OfficeFailed } from './office-failed';

type Page<Data> = ComponentProps<typeof FetchedPage<Data>>;

export function OfficeFrame<Data>({
  loading,
  ...page
}: Omit<Page<Data>, 'loading'> & { loading?: string }) {
  const t = useTranslations('Office');
  return (
    <FetchedPage<Data>
      {...(page as Page<Data>)}
      back={{ href: '/app/office', label: t('back') }}
      loading={loading ?? t('loading')}
      failed={OfficeFailed}
    />
  );
}
