'use client';

import { BrushCleaning, Ellipsis, RotateCwSquare, SquareDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { ActionButton } from './action-button';
import { ShortcutHelp } from './shortcut-help';

export function EditorMenu({ children }: { children?: ReactNode }) {
  const t = useTranslations('RoomEditor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t('menu.open')}
        onClick={() => setOpen(true)}
        className="hover:bg-birch flex-none! shrink-0"
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('menu.open')}
        closeLabel={t('menu.close')}
      >
        <div className="-mx-3 grid justify-items-start">
          <div className="contents" onClick={() => setOpen(false)}>
            <ActionButton id="selectAll" icon={SquareDashed} shown="always" />
            <ActionButton id="turnRoom" icon={RotateCwSquare} shown="always" />
            <ActionButton id="clear" icon={BrushCleaning} shown="always" />
          </div>
          <ShortcutHelp />
        </div>
        {children}
      </Dialog>
    </>
  );
}
