'use client';

import { useTranslations } from 'next-intl';
import { ArrowLeft } from 'lucide-react';
import { RetryNotice } from '@/components/shell/retry-notice';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useMap } from '@/lib/client/maps/maps';
import { SideBySide } from './side-by-side';
import { useMapLabel } from './use-map-label';

/** Two maps of a class side by side, the older one first. */
export function Comparison(props: { ids: [string, string]; title: string; onBack: () => void }) {
  const { ids, title, onBack } = props;
  const t = useTranslations('MapHistory');
  const label = useMapLabel();
  const older = useMap(ids[0]);
  const newer = useMap(ids[1]);
  const failed = [older, newer].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([older.refetch(), newer.refetch()]);
  return (
    <>
      <Button look="quiet" size="small" onClick={onBack} className="mb-3 -ml-3.5">
        <ArrowLeft aria-hidden className="size-4" />
        {t('backToMaps')}
      </Button>
      <PageTitle className="mb-6 text-3xl font-bold sm:text-4xl" documentTitle={title}>
        {t('changes')}
      </PageTitle>
      {failed ? (
        <RetryNotice error={failed.error} onRetry={retry} />
      ) : !older.data || !newer.data ? (
        <Skeleton label={t('loading')} kind="room" />
      ) : (
        <SideBySide
          before={{ ...older.data, label: label(older.data) }}
          after={{ ...newer.data, label: label(newer.data) }}
        />
      )}
    </>
  );
}
