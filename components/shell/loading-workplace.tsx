'use client';

import { LoadFailed } from './load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';

interface LoadingWorkplaceProps {
  back: { href: string; label: string };
  title: string;
  /** Announced while it loads. */
  label: string;
  kind?: 'room';
  /** The query that failed. */
  failed: { error: unknown; refetch: () => unknown } | undefined;
}

/** The workplace of a record that is being fetched, or the page of one that could not be. */
export function LoadingWorkplace({ back, title, label, kind, failed }: LoadingWorkplaceProps) {
  if (failed) return <LoadFailed error={failed.error} onRetry={failed.refetch} />;
  return (
    <Workplace back={back} title={title}>
      <Skeleton label={label} kind={kind} />
    </Workplace>
  );
}
