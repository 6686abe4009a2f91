'use client';

import { useTranslations } from 'next-intl';
import { FetchedPage } from '@/components/shell/fetched/fetched';
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
  return (
    <FetchedPage
      query={useRoom(id)}
      back={{ href: '/app/rooms', label: t('back') }}
      title={t('pageTitle')}
      loaded={() => null}
      loading={t('loading')}
      kind="room"
    >
      {(data) =>
        data.isOwn ? (
          <EditRoom
            key={data.id}
            detail={data}
            draftKey={teacherId && roomDraftKey(teacherId, id)}
          />
        ) : (
          <RoomView detail={data} />
        )
      }
    </FetchedPage>
  );
}
