'use client';

import { Undo2, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useFocusKept } from '@/components/ui/use-focus-kept';

interface PickerActsProps {
  hasPicked: boolean;
  /** Whether names pass by. */
  isPassing: boolean;
  canPick: boolean;
  onPick: () => void;
  onAway: () => void;
  onPutBack: () => void;
}

/** Picks a pupil, and takes the pick back. */
export function PickerActs(props: PickerActsProps) {
  const { hasPicked, isPassing, canPick, onPick, onAway, onPutBack } = props;
  const t = useTranslations('Picker');
  const pickButton = useRef<HTMLButtonElement>(null);
  // The buttons for the picked pupil leave with them.
  useFocusKept(
    () => pickButton.current?.parentElement,
    () => pickButton.current,
  );
  return (
    <>
      {hasPicked && !isPassing && (
        <>
          <Button look="quiet" size="small" onClick={onAway}>
            <UserX aria-hidden className="size-5" />
            {t('away')}
          </Button>
          <Button look="quiet" size="small" onClick={onPutBack}>
            <Undo2 aria-hidden className="size-5" />
            {t('putBack')}
          </Button>
        </>
      )}
      <Button ref={pickButton} size="small" unavailable={!canPick} onClick={onPick}>
        {t(hasPicked ? 'next' : 'pick')}
      </Button>
    </>
  );
}
