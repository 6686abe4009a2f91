'use client';

import { useTranslations } from 'next-intl';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useGroupRounds } from '@/lib/client/classes/group-rounds';
import { useClassConditions, useWithMarkedPupils } from '@/lib/client/conditions/class-conditions';
import { useMapInUse } from '@/lib/client/maps/map-in-use';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { ClassGroups } from './class-groups';

export function GroupsPage() {
  const t = useTranslations('Groups');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const kept = useGroupRounds(classId);
  const conditions = useClassConditions(classId, detail.data?.mayEdit === true);
  const ofPupils = useWithMarkedPupils(conditions.data?.conditions, detail.data);
  const inUse = useMapInUse(detail.data);
  const needed = [detail, kept, conditions];
  const failed = needed.find(({ error, data }) => error && !data);
  const isLoading = conditions.isLoading || inUse.isLoading;
  if (failed || !detail.data || !kept.data || isLoading) {
    return (
      <LoadingWorkplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={failed}
      />
    );
  }
  return (
    <ClassGroups
      key={classId}
      detail={detail.data}
      kept={kept.data}
      conditions={ofPupils}
      map={inUse.map}
      away={inUse.away}
    />
  );
}
