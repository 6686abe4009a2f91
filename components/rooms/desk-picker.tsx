'use client';

import { useTranslations } from 'next-intl';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { deskMinRem } from './name-width';
import { NamePlate } from './name-plate';
import { RoomGrid } from './room-grid';
import { useDeskText } from './use-desk-text';

/** A desk to be touched is at least 44 px wide; one to be looked at may be smaller. */
const touchRem = 2.9;
const previewRem = 0.5;

interface DeskPickerProps {
  room: RoomToDraw;
  /** Names of pupils with a fixed desk, by desk key. */
  fixedNames: ReadonlyMap<string, string>;
  /** Called with the chosen desk; without it the room is only shown. */
  onPick?: (desk: Desk) => void;
}

/** A room whose desks can be chosen, by mouse, touch or keyboard. */
export function DeskPicker({ room, fixedNames, onPick }: DeskPickerProps) {
  const t = useTranslations('Room');
  const deskText = useDeskText(room, fixedNames);
  // Names on the desks must be readable too.
  const minRem = fixedNames.size > 0 ? deskMinRem([...fixedNames.values()]) : touchRem;
  return (
    <RoomGrid
      room={room}
      label={t('desks')}
      boardLabel={t('board')}
      deskMinRem={onPick ? minRem : previewRem}
      hasButtons={onPick !== undefined}
      renderDesk={(desk) => {
        const name = fixedNames.get(deskKey(desk));
        const className =
          '@container flex w-full items-center justify-center rounded-desk border border-desk-line bg-surface px-1 shadow-desk';
        const content = name && <NamePlate name={name} />;
        if (!onPick) {
          return (
            <div className={className}>
              <span className="sr-only">{deskText(desk)}</span>
              <span aria-hidden className="w-full">
                {content}
              </span>
            </div>
          );
        }
        return (
          <button
            type="button"
            onClick={() => onPick(desk)}
            aria-label={deskText(desk)}
            className={`${className} border-green hover:bg-green-tint border-2`}
          >
            {content}
          </button>
        );
      }}
    />
  );
}
