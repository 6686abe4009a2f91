'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useDeleteRoom } from '@/lib/client/rooms/rooms';

export function DeleteRoom(props: {
  room: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}) {
  const { room, open, onOpenChange, onDeleted } = props;
  const t = useTranslations('Rooms');
  const errorText = useErrorText('reading');
  const deletion = useDeleteRoom();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deleteTitle', { name: room.name })}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      describeError={errorText}
      onConfirm={async () => {
        await deletion.mutateAsync(room.id);
        notify({ type: 'success', message: t('isDeleted', { name: room.name }) });
        onDeleted?.();
      }}
    />
  );
}
