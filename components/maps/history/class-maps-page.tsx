'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Segments } from '@/components/ui/segments';
import { Skeleton } from '@/components/ui/skeleton';
import { useClassMaps, useDeletedMaps } from '@/lib/client/maps/maps';
import { useClass } from '@/lib/client/classes/classes';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { Comparison } from './comparison';
import { MapRows } from './map-rows';
import { SatTogether } from './sat-together';

const views = ['allMaps', 'together'] as const;

/** All maps of the class of the address `/app/classes/{id}/maps`: to compare, name, activate, delete and restore. */
export function ClassMapsPage() {
  const t = useTranslations('MapHistory');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const list = useClassMaps(classId);
  const deleted = useDeletedMaps(classId);
  const [view, setView] = useState<(typeof views)[number]>('allMaps');
  const [compared, setCompared] = useState<[string, string]>();

  const failed = [detail, list].find(({ error, data }) => error && !data);
  if (failed) {
    const retry = () => Promise.all([detail.refetch(), list.refetch()]);
    return <LoadFailed error={failed.error} onRetry={retry} />;
  }
  const back = { href: `/app/classes/${classId}`, label: t('back') };
  if (!detail.data || !list.data) {
    return (
      <>
        <PageHeading back={back} title={t('pageTitle')} />
        <Skeleton label={t('loading')} />
      </>
    );
  }
  const { name, pupils, mayEdit } = detail.data;
  const { pages } = list.data;
  const maps = pages.flatMap((page) => page.maps);
  const total = pages.at(-1)?.total ?? 0;
  if (compared) {
    return (
      <Comparison
        ids={compared}
        title={t('title', { name })}
        onBack={() => setCompared(undefined)}
      />
    );
  }
  const isEmpty = total === 0 && deleted.length === 0;
  return (
    <>
      <PageHeading back={back} title={t('title', { name })} />
      {isEmpty ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <>
          <Segments
            label={t('view')}
            options={views.map((value) => ({ value, label: t(value) }))}
            value={view}
            onChange={setView}
            className="mb-6 w-full max-w-xl"
          />
          {view === 'allMaps' ? (
            <MapRows
              classId={classId}
              maps={maps}
              deleted={deleted}
              total={total}
              pupils={pupils}
              mayEdit={mayEdit}
              onCompare={setCompared}
              onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              isLoadingMore={list.isFetchingNextPage}
            />
          ) : (
            <SatTogether classId={classId} pupils={pupils} />
          )}
        </>
      )}
    </>
  );
}
