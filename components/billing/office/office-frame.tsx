'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { OfficeFailed } from './office-failed';

type Heading = Omit<ComponentProps<typeof PageHeading>, 'back'>;

/**
 * A page below the office: its heading, and its content once the data are here. `loaded` is the heading then, where it
 * names what was fetched.
 */
export function OfficeFrame<Data>(props: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  heading: Heading;
  loaded?: (data: Data) => Heading;
  /** Says that the data are fetched; the office's own words without it. */
  loading?: string;
  children: (data: Data) => ReactNode;
}) {
  const { query, heading, loaded, loading, children } = props;
  const t = useTranslations('Office');
  const { data, error, refetch } = query;
  const back = { href: '/app/office', label: t('back') };
  if (error && !data) return <OfficeFailed error={error} back={back} onRetry={refetch} />;
  return (
    <>
      <PageHeading back={back} {...(data && loaded ? loaded(data) : heading)} />
      {data ? children(data) : <Skeleton label={loading ?? t('loading')} />}
    </>
  );
}
