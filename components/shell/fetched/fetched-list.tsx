'use client';

import { Fragment, type ReactNode } from 'react';
import { MoreButton } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { RetryNotice } from '../retry-notice';
import type { Query } from './fetched';

type Pages = Parameters<typeof MoreButton>[0]['list'];

/** A list that is fetched: why it could not be, its placeholder, what is said where it is empty, its rows and its next page. */
export function FetchedList<Row extends { id: string }>(props: {
  list: Query<unknown> & (Pages | { hasNextPage?: undefined });
  rows: readonly Row[];
  /** Accessible name of the list. */
  label?: string;
  /** Announced while the list is fetched, where its page doesn't wait for it. */
  loading?: string;
  placeholders?: number;
  none?: ReactNode;
  /** Label of the button for the next page, and what is said beside it. */
  more?: string;
  shown?: string;
  isOrdered?: boolean;
  /** Classes of the part, and of the list of rows. */
  className?: string;
  look?: string;
  /** A list item. */
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
