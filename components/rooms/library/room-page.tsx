'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { roomDraftKey } from '@/lib/client/local/room-draft';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useRoom } from '@/lib/client/rooms/rooms';
import { EditRoom } from './edit-room';
import { RoomView } from './room-view';

/** The room of the address `/app/rooms/{id}`. */
export function RoomPage() {
  const t = useTranslations('RoomForm');
  const id = usePathParameter('rooms');
  const teacherId = useTeacherId();
  const { data, error, refetch } = useRoom(id);

  const back = { href: '/app/rooms', label: t('back') };
  if (error && !data) return <LoadFailed error={error} back={back} onRetry={refetch} />;
  if (!data) {
    return (
      <>
        <PageHeading back={back} title={t('pageTitle')} />
        <Skeleton label={t('loading')} kind="room" />
      </>
    );
  }
  return data.isOwn ? (
    <EditRoom key={data.id} detail={data} draftKey={teacherId && roomDraftKey(teacherId, id)} />
  ) : (
    <RoomView detail={data} />
  );
}
