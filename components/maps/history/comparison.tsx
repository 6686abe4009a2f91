'use client';

import { useTranslations } from 'next-intl';
import { RetryNotice } from '@/components/shell/retry-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useMap } from '@/lib/client/maps/maps';
import { SideBySide } from './side-by-side';
import { useMapLabel } from './use-map-label';

export function Comparison({ ids }: { ids: [string, string] }) {
  const t = useTranslations('MapHistory');
  const label = useMapLabel();
  const older = useMap(ids[0]);
  const newer = useMap(ids[1]);
  const failed = [older, newer].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([older.refetch(), newer.refetch()]);
  if (failed) return <RetryNotice error={failed.error} onRetry={retry} />;
  if (!older.data || !newer.data) return <Skeleton label={t('loading')} kind="room" />;
  return (
    <SideBySide
      before={{ ...older.data, label: label(older.data) }}
      after={{ ...newer.data, label: label(newer.data) }}
    />
  );
}
