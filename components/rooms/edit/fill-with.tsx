'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { countDesks } from '@/lib/core/rooms/editor/drawing';
import { execute } from '@/lib/core/rooms/editor/editor-state';
import {
  maxSeats,
  proposedSeats,
  standardRoom,
  standardRoomKinds,
} from '@/lib/core/rooms/standard-room';
import { useEditor, useEditorStore } from './editor-store';
import { NumberField } from './number-field';

export function FillWith({ pupilCount }: { pupilCount: number | undefined }) {
  const t = useTranslations('RoomEditor.layout');
  const kindName = useTranslations('RoomKinds');
  const store = useEditorStore();
  const desks = useEditor(({ drawing }) => countDesks(drawing));
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const [isWrong, setWrong] = useState(false);
  const seats = chosen ?? pupilCount ?? Math.min(desks || proposedSeats, maxSeats);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setWrong(false);
          setOpen(true);
        }}
        className="whitespace-nowrap"
      >
        {t('open')}
        <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text')}
        closeLabel={t('close')}
      >
        <NumberField
          label={t('seats')}
          value={seats}
          least={1}
          most={maxSeats}
          onChange={setChosen}
          onWrong={setWrong}
        />
        <ul className="mt-4 grid grid-cols-2 gap-2">
          {(isOpen ? standardRoomKinds : []).map((kind) => {
            const room = standardRoom(kind, seats);
            return (
              <li key={kind}>
                <button
                  type="button"
                  disabled={isWrong}
                  onClick={() => {
                    setOpen(false);
                    store.update((state) => execute(state, { type: 'layout', room }));
                  }}
                  className="rounded-desk border-line-strong enabled:hover:border-green enabled:hover:bg-green-tint flex h-full w-full flex-col items-center justify-between gap-2 border p-3 text-sm font-semibold disabled:opacity-60"
                >
                  <span className="flex h-16 items-center justify-center">
                    <RoomThumbnail {...room} />
                  </span>
                  {kindName(kind)}
                </button>
              </li>
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
