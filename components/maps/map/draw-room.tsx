'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { removeDraft } from '@/lib/client/local/drafts';
import { readRoomDraft, roomDraftKey } from '@/lib/client/local/room-draft';
import { useCreateRoom, useUpdateRoom } from '@/lib/client/rooms/rooms';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { RoomForm, type RoomInput } from '@/components/rooms/library/room-form';
import { toLayout, type OwnRoom } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';
import { useMapScreen, useRoomChoice } from './map-context';

export type DrawMode = 'adjust' | 'empty' | 'edit';

const emptyLayout: RoomLayout = { desks: [], marks: [], boardSide: 'top' };

interface DrawRoomProps {
  mode: DrawMode;
  pupilCount: number;
  back: { href: string; label: string };
  onDone: (room: OwnRoom) => void;
  onCancel: () => void;
}

export function DrawRoom(props: DrawRoomProps) {
  const { mode, pupilCount, back, onDone, onCancel } = props;
  const { classId } = useMapScreen();
  const choice = useRoomChoice();
  const t = useTranslations('DrawRoom');
  const teacherId = useTeacherId();
  const isVisitor = useIsVisitor();
  const create = useCreateRoom();
  const update = useUpdateRoom();
  const edited = mode === 'edit' ? choice.own : undefined;
  const draftKey = teacherId && roomDraftKey(teacherId, edited?.roomId ?? `class-${classId}`);
  // The new room's id is an idempotency key: a retry after a lost response must not create a second room.
  const [newId] = useState(() => readRoomDraft(draftKey)?.newId ?? crypto.randomUUID());
  const [round, setRound] = useState(0);
  const [initial] = useState<RoomInput>(
    () => edited ?? { name: '', layout: mode === 'empty' ? emptyLayout : toLayout(choice) },
  );
  const save = async ({ name, layout }: RoomInput, version: number | undefined) => {
    const id = edited?.roomId ?? newId;
    const room = isVisitor
      ? { id, name, layout, version: 1 }
      : edited?.roomId
        ? await update.mutateAsync({ id, name, layout, version: version ?? 1 })
        : await create.mutateAsync({ id, name, layout });
    if (draftKey !== undefined) removeDraft(draftKey);
    notify({ type: 'success', message: t('saved', { name }) });
    onDone(toOwnRoom(room, room.layout));
  };
  return (
    <RoomForm
      key={round}
      back={back}
      title={t('title')}
      initial={initial}
      isNew={!edited}
      version={edited?.version}
      newId={edited ? undefined : newId}
      draftKey={draftKey}
      pupilCount={pupilCount}
      submitLabel={t('save')}
      actions={
        <Button look="secondary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
      onSubmit={save}
      onDiscard={() => setRound(round + 1)}
    />
  );
}
