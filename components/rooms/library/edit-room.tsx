'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { removeDraft } from '@/lib/client/local/drafts';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useCreateRoom, useLoadRoom, useUpdateRoom } from '@/lib/client/rooms/rooms';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import { RoomForm, type RoomInput } from './room-form';
import { RoomSettings } from './room-settings';

export function EditRoom({
  detail,
  draftKey,
  question,
}: {
  detail: RoomDetail;
  draftKey: string | undefined;
  question?: ReactNode;
}) {
  const t = useTranslations('RoomForm');
  const router = useRouter();
  const errorText = useErrorText();
  const update = useUpdateRoom();
  const create = useCreateRoom();
  const load = useLoadRoom();
  const [start, setStart] = useState(detail);
  const [round, setRound] = useState(0);
  const [copyId] = useState(() => crypto.randomUUID());
  const forget = () => {
    if (draftKey !== undefined) removeDraft(draftKey);
  };
  const beginWith = (room: RoomDetail) => {
    forget();
    setStart(room);
    setRound(round + 1);
  };
  const fail = (error: unknown) => void notify({ type: 'error', message: errorText(error) });
  const saveAsNew = async (input: RoomInput) => {
    const made = await create.mutateAsync({ ...input, id: copyId });
    forget();
    notify({ type: 'success', message: t('created', { name: made.name }) });
    router.replace(`/app/rooms/${made.id}`);
  };
  return (
    <RoomForm
      key={round}
      back={{ href: '/app/rooms', label: t('back') }}
      title={start.name}
      about={t('mapsStay')}
      initial={start}
      version={start.version}
      draftKey={draftKey}
      question={question}
      submitLabel={t('save')}
      onSubmit={async (input, version = start.version) => {
        setStart(await update.mutateAsync({ ...input, id: detail.id, version }));
        notify({ type: 'success', message: t('saved') });
      }}
      onDiscard={() => beginWith(detail)}
      conflictActions={(input) => (
        <>
          <Button look="secondary" size="small" onClick={() => void saveAsNew(input).catch(fail)}>
            {t('saveAsNew')}
          </Button>
          <Button
            look="secondary"
            size="small"
            onClick={() => void load(detail.id).then(beginWith).catch(fail)}
          >
            {t('takeNewest')}
          </Button>
        </>
      )}
    >
      <RoomSettings detail={detail} onGone={forget} />
    </RoomForm>
  );
}
