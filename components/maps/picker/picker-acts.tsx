'use client';

import { Undo2, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import type { usePicker } from './use-picker';

export function PickerActs({ picker }: { picker: ReturnType<typeof usePicker> }) {
  const { chosen, isPassing, present, pick, markAway, putBack } = picker;
  const t = useTranslations('Picker');
  const pickButton = useRef<HTMLButtonElement>(null);
  useFocusKept(
    () => pickButton.current?.parentElement,
    () => pickButton.current,
  );
  return (
    <>
      {chosen && !isPassing && (
        <>
          <Button look="quiet" size="small" onClick={markAway}>
            <UserX aria-hidden className="size-5" />
            {t('away')}
          </Button>
          <Button look="quiet" size="small" onClick={putBack}>
            <Undo2 aria-hidden className="size-5" />
            {t('putBack')}
          </Button>
        </>
      )}
      <Button ref={pickButton} size="small" unavailable={present.length === 0} onClick={pick}>
        {t(chosen ? 'next' : 'pick')}
      </Button>
    </>
  );
}
