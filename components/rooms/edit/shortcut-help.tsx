'use client';

import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useShortcutText } from '@/components/ui/editing/use-shortcut-text';
import { actions, type ActionId } from '@/lib/core/rooms/editor/actions';
import type { LabelledAction } from './action-button';

const withArrows = ['cursor', 'extend', 'move', 'align'] as const;
const isSingle = (id: ActionId): id is LabelledAction =>
  !/^(?:cursor|extend|move|align)[A-Z]/.test(id) && actions.shortcutsFor(id).length > 0;

export function ShortcutHelp() {
  const t = useTranslations('RoomEditor');
  const [isOpen, setOpen] = useState(false);
  const shortcutText = useShortcutText();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="px-3!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CircleHelp aria-hidden className="size-5" />
        {t('help.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('help.title')}
        closeLabel={t('help.close')}
      >
        <h3 className="font-semibold">{t('help.pointer')}</h3>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
          {(['paint', 'walls', 'select', 'copy', 'view', 'touch', 'pen'] as const).map((line) => (
            <li key={line}>{t(`help.${line}`)}</li>
          ))}
        </ul>
        <h3 className="mt-5 font-semibold">{t('help.keys')}</h3>
        <p className="text-ink-soft mt-1 text-sm">{t('help.focus')}</p>
        <dl className="mt-2 grid grid-cols-[3fr_2fr] gap-x-4 gap-y-1.5 text-sm">
          {withArrows.map((group) => (
            <Row key={group} label={t(`group.${group}`)} keys={t(`arrows.${group}`)} />
          ))}
          {actions.ids.filter(isSingle).map((id) => (
            <Row key={id} label={t(`action.${id}`)} keys={shortcutText(actions.shortcutsFor(id))} />
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function Row({ label, keys }: { label: string; keys: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right font-semibold">{keys}</dd>
    </>
  );
}
