'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Choice } from '@/components/ui/choice';
import { FieldMessage } from '@/components/ui/field-message';
import { forgetDevice, isOwnDevice, keepOnDevice, onDeviceChange } from '@/lib/client/local/owners';
import { useWaitingMaps } from '@/lib/client/maps/waiting-maps';

export function OwnDeviceChoice({ teacherId }: { teacherId: string }) {
  const t = useTranslations('Device');
  const isOwn = useSyncExternalStore(
    onDeviceChange,
    () => isOwnDevice(teacherId),
    () => false,
  );
  const isNeeded = useWaitingMaps().length > 0 && isOwn;
  const [asked, setAsked] = useState<boolean>();
  const { mutate, isError } = useMutation({
    mutationFn: (keep: boolean) => (keep ? keepOnDevice(teacherId) : forgetDevice()),
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <Choice
        type="checkbox"
        label={t('keep')}
        hint={t(isNeeded ? 'unsentText' : 'keepHint')}
        disabled={isNeeded}
        checked={asked ?? isOwn}
        onChange={({ target }) => {
          setAsked(target.checked);
          mutate(target.checked);
        }}
        className="mt-2"
      />
      <FieldMessage>{isError && t('notKept')}</FieldMessage>
    </>
  );
}
