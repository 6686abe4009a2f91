'use client';

import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';
import { useErrorText } from '@/lib/client/http/use-error-text';

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
  const errorText = useErrorText('reading');
  if (failed) {
    const retry = () => void failed.refetch();
    return <LoadFailed error={failed.error} text={errorText(failed.error)} onRetry={retry} />;
  }
  return (
    <Workplace back={back} title={title}>
      <Skeleton label={label} kind={kind} />
    </Workplace>
  );
}
