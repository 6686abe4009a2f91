'use client';

import { Fragment, type ReactNode } from 'react';
import { MoreButton } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { RetryNotice } from '../retry-notice';
import type { Query } from './fetched';

type Pages = Parameters<typeof MoreButton>[0]['list'];

export function FetchedList<Row extends { id: string }>(props: {
  list: Query<unknown> & (Pages | { hasNextPage?: undefined });
  rows: readonly Row[];
  label?: string;
  loading?: string;
  placeholders?: number;
  none?: ReactNode;
  more?: string;
  shown?: string;
  isOrdered?: boolean;
  className?: string;
  look?: string;
  row: (row: Row) => ReactNode;
}) {
  const { list, rows, label, loading, placeholders, none, more, shown, className, row } = props;
  const { look = 'divide-line divide-y' } = props;
  const Rows = props.isOrdered ? 'ol' : 'ul';
  const isEmpty = rows.length === 0;
  return (
    <div className={className}>
      {list.error && <RetryNotice error={list.error} onRetry={list.refetch} />}
      {loading && !list.data && !list.error && <Skeleton label={loading} rows={placeholders} />}
      {Boolean(list.data) && isEmpty && none}
      {!isEmpty && (
        <Rows aria-label={label} className={look}>
          {rows.map((each) => (
            <Fragment key={each.id}>{row(each)}</Fragment>
          ))}
        </Rows>
      )}
      {list.hasNextPage && more && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <MoreButton list={list} label={more} />
          {shown && <p className="text-ink-soft">{shown}</p>}
        </div>
      )}
    </div>
  );
}
