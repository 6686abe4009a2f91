'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { isTyping } from '@/components/ui/is-typing';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { isPressed } from '@/lib/core/editing/shortcuts';
import type { ClassGroupsWork } from './use-class-groups';

export function GroupsActs({ groups }: { groups: ClassGroupsWork }) {
  const t = useTranslations('Groups');
  const { isEdited, undo, keeping } = groups;
  const { work, canMake, make, stop } = groups.making;
  const makeButton = useRef<HTMLButtonElement>(null);
  useFocusKept(
    () => makeButton.current?.parentElement,
    () => makeButton.current,
  );
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!undo || !isPressed({ key: 'z', mod: true }, event) || isTyping(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    window.addEventListener('keydown', pressKey);
    return () => window.removeEventListener('keydown', pressKey);
  }, []);
  const isSlow = work.status === 'working' && work.isSlow;
  return (
    <>
      {undo && (
        <Button look="quiet" size="small" onClick={undo}>
          <Undo2 aria-hidden className="size-5" />
          {t('undo')}
        </Button>
      )}
      <Button
        ref={makeButton}
        look={groups.shown.length > 0 || isSlow ? 'secondary' : 'primary'}
        size="small"
        busy={work.status === 'working' && !isSlow}
        disabled={!canMake && !isSlow}
        onClick={isSlow ? stop : make}
      >
        {t(isSlow ? 'stop' : isEdited ? 'remake' : 'make')}
      </Button>
      {isEdited && (
        <Button size="small" busy={keeping.isPending} onClick={() => void keeping.save()}>
          {t('keep')}
        </Button>
      )}
    </>
  );
}
