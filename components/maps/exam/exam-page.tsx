'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences } from '@/lib/client/maps/absences';
import { useMap } from '@/lib/client/maps/maps';
import { todayHere } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { Exam } from './exam';

/** A written test of the class of the address `/app/classes/{id}/exam`, and of others that are added. */
export function ExamPage() {
  const t = useTranslations('Exam');
  const errorText = useErrorText('reading');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const activeId = detail.data?.maps.find((map) => map.isActive)?.id;
  const active = useMap(activeId);
  const absences = useAbsences(activeId, todayHere());
  const classRooms = useClassRooms(classId);
  if (detail.error && !detail.data) {
    const retry = () => void detail.refetch();
    return <LoadFailed error={detail.error} text={errorText(detail.error)} onRetry={retry} />;
  }
  const isLoading = [active, absences, classRooms].some((query) => query.isLoading);
  if (!detail.data || isLoading) {
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
    <Exam
      key={classId}
      first={detail.data}
      active={active.data}
      away={absences.data?.away.map(({ pupilId }) => pupilId) ?? []}
      classRooms={classRooms.data ?? []}
    />
  );
}
