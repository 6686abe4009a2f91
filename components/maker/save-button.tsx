'use client';

import { Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useSaveMap } from '@/lib/client/maps/maps';
import { brokenConditions } from '@/lib/core/seating/checker';
import type { Generated } from './use-generator';

interface SaveButtonProps {
  classId: string;
  roomName: string;
  /** The own room; null for a standard room. */
  roomId: string | null;
  shown: Generated;
  disabled: boolean;
  onSaved: () => void;
}

/** Saves the shown map; an error is shown below the button. */
export function SaveButton(props: SaveButtonProps) {
  const { classId, roomName, roomId, shown, disabled, onSaved } = props;
  const t = useTranslations('Result');
  const errorText = useErrorText();
  const save = useSaveMap(classId);
  const { result, wanted } = shown;

  const saveShown = () => {
    if (result.status === 'impossible') return;
    save.mutate(
      {
        id: shown.id,
        roomName,
        ...(roomId && { roomId }),
        ...wanted.room,
        conditions: wanted.conditions,
        seats: Object.entries(result.seats).map(([pupilId, desk]) => ({ pupilId, desk })),
        broken: brokenConditions(wanted.room, wanted.conditions, result.seats),
      },
      { onSuccess: onSaved },
    );
  };
  return (
    <>
      <Button busy={save.isPending} disabled={disabled} onClick={saveShown}>
        {!save.isPending && <Save aria-hidden className="size-5" />}
        {t('save')}
      </Button>
      {save.error && (
        <div className="w-full max-w-md">
          <Notice tone="error" title={t('notSaved')}>
            {errorText(save.error)}
          </Notice>
        </div>
      )}
    </>
  );
}
