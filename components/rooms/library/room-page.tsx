'use client';

import { useTranslations } from 'next-intl';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { WithDraft } from '@/components/shell/with-draft';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { roomDraftKey } from '@/lib/client/local/room-draft';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useRoom } from '@/lib/client/rooms/rooms';
import { EditRoom } from './edit-room';
import { RoomView } from './room-view';

export function RoomPage() {
  const t = useTranslations('RoomForm');
  const id = usePathParameter('rooms');
  const teacherId = useTeacherId();
  const draftKey = teacherId && roomDraftKey(teacherId, id);
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
          <WithDraft key={data.id} draftKey={draftKey}>
            {(question) => <EditRoom {...{ detail: data, draftKey, question }} />}
          </WithDraft>
        ) : (
          <RoomView detail={data} />
        )
      }
    </FetchedPage>
  );
}
