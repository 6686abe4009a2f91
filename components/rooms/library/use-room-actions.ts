'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useArchiveRoom, useCopyRoom } from '@/lib/client/rooms/rooms';
import { roomNameMaxLength, type RoomDetail } from '@/lib/contracts/rooms/rooms';

function cutName(name: string, most: number): string {
  let cut = '';
  for (const letter of name) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut.trimEnd();
}

interface NamedRoom {
  id: string;
  name: string;
}

export function useRoomActions() {
  const t = useTranslations('Rooms');
  const errorText = useErrorText('reading');
  const copying = useCopyRoom();
  const archiving = useArchiveRoom();
  // React Query drops the callbacks of a mutation when the component unmounts, so errors are handled by the promise.
  const announcement = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify({ type: 'error', message: errorText(error) }));

  const restore = async ({ id, name }: NamedRoom) => {
    await archiving.mutateAsync({ id, archived: false });
    notify({ type: 'success', message: t('isRestored', { name }) });
  };
  const archive = async (room: NamedRoom, onDone?: () => void) => {
    await archiving.mutateAsync({ id: room.id, archived: true });
    notify({
      type: 'success',
      message: t('isArchived', { name: room.name }),
      action: { label: t('undo'), onClick: () => announcement(restore(room)) },
    });
    onDone?.();
  };
  const copy = async ({ id, name }: NamedRoom, onDone?: (made: RoomDetail) => void) => {
    const longest = roomNameMaxLength - t('copyName', { name: '' }).length;
    const copyName = t('copyName', { name: cutName(name, longest) });
    const made = await copying.mutateAsync({
      from: id,
      id: crypto.randomUUID(),
      name: copyName,
    });
    notify({ type: 'success', message: t('isCopied', { name: made.name }) });
    onDone?.(made);
  };
  return {
    copy: (room: NamedRoom, onDone?: (made: RoomDetail) => void) =>
      announcement(copy(room, onDone)),
    archive: (room: NamedRoom, onDone?: () => void) => announcement(archive(room, onDone)),
    restore: (room: NamedRoom) => announcement(restore(room)),
    isCopying: copying.isPending,
    archivingId: archiving.isPending ? archiving.variables.id : undefined,
  };
}
