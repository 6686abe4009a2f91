'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadFailed } from '../load-failed';
import { RetryNotice } from '../retry-notice';

export interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface FetchedProps<Data> {
  query: Query<Data>;
  loading: string;
  kind?: ComponentProps<typeof Skeleton>['kind'];
  rows?: number;
  children: (data: Data) => ReactNode;
}

export function Fetched<Data>({ query, loading, kind, rows, children }: FetchedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <RetryNotice error={error} onRetry={refetch} />;
  return <Skeleton label={loading} kind={kind} rows={rows} />;
}

type Heading = ComponentProps<typeof PageHeading>;

export function FetchedPage<Data>({
  loaded,
  failed: Failed = LoadFailed,
  className,
  query,
  loading,
  kind,
  children,
  ...heading
}: FetchedProps<Data> &
  Heading & {
    loaded?: (data: Data) => Partial<Heading> | null;
    failed?: ComponentType<ComponentProps<typeof LoadFailed>>;
    className?: string;
  }) {
  const { data, error, refetch } = query;
  if (data === undefined && error) {
    return <Failed error={error} back={heading.back} onRetry={refetch} />;
  }
  const known = data !== undefined && loaded ? loaded(data) : {};
  const page = (
    <>
      {known && <PageHeading {...heading} {...known} />}
      <Fetched query={query} loading={loading} kind={kind}>
        {children}
      </Fetched>
    </>
  );
  return className ? <div className={className}>{page}</div> : page;
}
