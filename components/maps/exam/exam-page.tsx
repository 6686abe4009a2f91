'use client';

import { useTranslations } from 'next-intl';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { useClass } from '@/lib/client/classes/classes';
import { isAwaited } from '@/lib/client/http/queries';
import { useMapInUse } from '@/lib/client/maps/map-in-use';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { Exam } from './exam';

export function ExamPage() {
  const t = useTranslations('Exam');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const inUse = useMapInUse(detail.data);
  const classRooms = useClassRooms(classId);
  if (!detail.data || inUse.isLoading || isAwaited(classRooms)) {
    return (
      <LoadingWorkplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={detail.error && !detail.data ? detail : undefined}
      />
    );
  }
  return (
    <Exam
      key={classId}
      first={detail.data}
      active={inUse.map}
      away={inUse.away}
      classRooms={classRooms.data ?? []}
    />
  );
}
