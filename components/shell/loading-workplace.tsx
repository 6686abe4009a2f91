'use client';

import { LoadFailed } from './load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';

interface LoadingWorkplaceProps {
  back: { href: string; label: string };
  title: string;
  label: string;
  kind?: 'room';
  failed: { error: unknown; refetch: () => unknown } | undefined;
}

export function LoadingWorkplace({ back, title, label, kind, failed }: LoadingWorkplaceProps) {
  if (failed) return <LoadFailed error={failed.error} onRetry={failed.refetch} />;
  return (
    <Workplace back={back} title={title}>
      <Skeleton label={label} kind={kind} />
    </Workplace>
  );
}
