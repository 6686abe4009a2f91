'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useGroupRounds } from '@/lib/client/classes/group-rounds';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences } from '@/lib/client/maps/absences';
import { useMap } from '@/lib/client/maps/maps';
import { todayHere } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { ClassGroups } from './class-groups';

/** The groups of the class of the address `/app/classes/{id}/groups`. */
export function GroupsPage() {
  const t = useTranslations('Groups');
  const errorText = useErrorText('reading');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const kept = useGroupRounds(classId);
  const conditions = useClassConditions(classId, detail.data?.mayEdit === true);
  const activeId = detail.data?.maps.find((map) => map.isActive)?.id;
  // Groups can be made without the map, and without knowing who is away.
  const active = useMap(activeId);
  const absences = useAbsences(activeId, todayHere());
  const needed = [detail, kept, conditions];
  const failed = needed.find(({ error, data }) => error && !data);
  if (failed) {
    const retry = () => void failed.refetch();
    return <LoadFailed error={failed.error} text={errorText(failed.error)} onRetry={retry} />;
  }
  const isLoading = [...needed, active, absences].some((query) => query.isLoading);
  if (!detail.data || !kept.data || isLoading) {
    return (
      <Workplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
      >
        <Skeleton label={t('loading')} kind="room" />
      </Workplace>
    );
  }
  return (
    <ClassGroups
      key={classId}
      detail={detail.data}
      kept={kept.data}
      conditions={conditions.data?.conditions ?? []}
      map={active.data}
      away={absences.data?.away.map(({ pupilId }) => pupilId) ?? []}
    />
  );
}
