'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { removeDraft } from '@/lib/client/local/drafts';
import { readRoomDraft, roomDraftKey, roomStartKey } from '@/lib/client/local/room-draft';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useCreateRoom } from '@/lib/client/rooms/rooms';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { proposedSeats } from '@/lib/core/rooms/standard-room';
import { RoomForm } from './room-form';
import { RoomStart } from './room-start';

export function NewRoomPage() {
  const t = useTranslations('RoomForm');
  const router = useRouter();
  const teacherId = useTeacherId();
  const draftKey = teacherId && roomDraftKey(teacherId);
  const startKey = teacherId && roomStartKey(teacherId);
  const create = useCreateRoom();
  const [draft] = useState(() => readRoomDraft(draftKey));
  // The new room's id is an idempotency key: a retry after a lost response must not create a second room.
  const [id] = useState(() => draft?.newId ?? crypto.randomUUID());
  const [start, setStart] = useState<RoomLayout | undefined>(draft?.layout);
  const forget = () => {
    if (draftKey !== undefined) removeDraft(draftKey);
  };
  const begin = (layout: RoomLayout) => {
    setStart(layout);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const startOver = () => {
    forget();
    setStart(undefined);
  };
  const back = { href: '/app/rooms', label: t('back') };
  if (!start) {
    return (
      <>
        <PageHeading back={back} title={t('newTitle')} text={t('startText')} />
        <RoomStart seats={proposedSeats} onStart={begin} draftKey={startKey} />
      </>
    );
  }
  return (
    <RoomForm
      back={back}
      title={t('newTitle')}
      initial={{ name: '', layout: start }}
      isNew
      newId={id}
      draftKey={draftKey}
      submitLabel={t('create')}
      onSubmit={async (input) => {
        await create.mutateAsync({ ...input, id });
        forget();
        if (startKey !== undefined) removeDraft(startKey);
        notify({ type: 'success', message: t('created', { name: input.name }) });
        router.replace('/app/rooms');
      }}
      onDiscard={startOver}
    >
      <StartOver onConfirm={startOver} />
    </RoomForm>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslations('RoomForm');
  const errorText = useErrorText('reading');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
        {t('startOver')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('startOverTitle')}
        text={t('startOverText')}
        confirmLabel={t('startOver')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => onConfirm()}
      />
    </>
  );
}
