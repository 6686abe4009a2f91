'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

export function UndoBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useTranslations('Pupils');
  return (
    <div
      data-bottom-bar
      className="border-line-strong bg-surface shadow-card rounded-desk sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full items-center gap-3 border py-1 pr-1 pl-4"
    >
      <p className="min-w-0 break-words">{text}</p>
      <Button look="quiet" size="small" onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        {t('undo')}
      </Button>
    </div>
  );
}
