'use client';

import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useSession } from '@/lib/client/account/use-session';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useShareRoom } from '@/lib/client/rooms/rooms';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import { DeleteRoom } from './delete-room';
import { useRoomActions } from './use-room-actions';

export function RoomSettings({ detail, onGone }: { detail: RoomDetail; onGone: () => void }) {
  const t = useTranslations('Rooms');
  const errorText = useErrorText('reading');
  const router = useRouter();
  const share = useShareRoom(detail.id);
  const { copy, archive, restore, isCopying, archivingId } = useRoomActions();
  const isArchiving = archivingId !== undefined;
  const [isAsking, setAsking] = useState(false);
  const hasSchool = Boolean(useSession().user?.school_id);
  const { isShared, isArchived } = detail;
  return (
    <section className="border-line mt-4 grid justify-items-start gap-4 border-t pt-5">
      <h2 className="text-xl font-bold">{t('settings')}</h2>
      {(hasSchool || isShared) && (
        <Choice
          type="checkbox"
          className="w-full max-w-xl"
          label={t('share')}
          hint={t('shareHint')}
          checked={share.isPending ? share.variables : isShared}
          disabled={share.isPending}
          onChange={(event) =>
            share.mutate(event.target.checked, {
              onSuccess: (room) =>
                void notify({
                  type: 'success',
                  message: t(room.isShared ? 'isSharedNow' : 'isPrivateNow', { name: room.name }),
                }),
            })
          }
        />
      )}
      {share.error && <Notice tone="error">{errorText(share.error)}</Notice>}
      {isArchived && <p className="text-ink-soft">{t('archivedText')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          busy={isCopying}
          onClick={() => copy(detail, (made) => router.push(`/app/rooms/${made.id}`))}
        >
          {!isCopying && <Copy aria-hidden className="size-4" />}
          {t('copy')}
        </Button>
        {isArchived ? (
          <Button look="secondary" size="small" busy={isArchiving} onClick={() => restore(detail)}>
            {!isArchiving && <ArchiveRestore aria-hidden className="size-4" />}
            {t('restore')}
          </Button>
        ) : (
          <Button
            look="secondary"
            size="small"
            busy={isArchiving}
            onClick={() => archive(detail, () => router.push('/app/rooms'))}
          >
            {!isArchiving && <Archive aria-hidden className="size-4" />}
            {t('archive')}
          </Button>
        )}
        <Button look="danger" size="small" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
      </div>
      <DeleteRoom
        room={detail}
        open={isAsking}
        onOpenChange={setAsking}
        onDeleted={() => {
          onGone();
          router.replace('/app/rooms');
        }}
      />
    </section>
  );
}
