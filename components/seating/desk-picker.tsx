'use client';

import { useTranslations } from 'next-intl';
import type { Desk, Room } from '@/lib/core/seating/model';
import { deskKey, deskRows } from '@/lib/core/seating/room';
import { deskLeastRem } from './name-width';
import { NamePlate } from './name-plate';
import { RoomGrid } from './room-grid';

/** A desk to be touched is at least 44 px wide; one to be looked at may be smaller. */
const touchRem = 2.9;
const previewRem = 0.5;

interface DeskPickerProps {
  room: Room;
  /** Names of pupils with a fixed desk, by desk key. */
  fixedNames: ReadonlyMap<string, string>;
  /** Called with the chosen desk; without it the room is only shown. */
  onPick?: (desk: Desk) => void;
}

/** A room whose desks can be chosen, by mouse, touch or keyboard. */
export function DeskPicker({ room, fixedNames, onPick }: DeskPickerProps) {
  const t = useTranslations('Room');
  const rows = deskRows(room);
  // Names that stand there must be readable too.
  const leastRem = fixedNames.size > 0 ? deskLeastRem([...fixedNames.values()]) : touchRem;
  const placeInRow = (desk: Desk) =>
    room.desks.filter((other) => other.row === desk.row && other.col <= desk.col).length;
  return (
    <RoomGrid
      room={room}
      label={t('desks')}
      boardLabel={t('board')}
      deskLeastRem={onPick ? leastRem : previewRem}
      hasButtons={onPick !== undefined}
      renderDesk={(desk) => {
        const name = fixedNames.get(deskKey(desk));
        const place = { row: rows.indexOf(desk.row) + 1, place: placeInRow(desk) };
        const className =
          '@container flex w-full items-center justify-center rounded-desk border border-desk-line bg-surface px-1 shadow-desk';
        const content = name && <NamePlate name={name} />;
        if (!onPick) {
          return (
            <div className={className}>
              {content ?? <span className="sr-only">{t('deskAt', place)}</span>}
            </div>
          );
        }
        return (
          <button
            type="button"
            onClick={() => onPick(desk)}
            aria-label={name ? t('deskTaken', { ...place, name }) : t('deskAt', place)}
            className={`${className} border-green hover:bg-green-tint border-2`}
          >
            {content}
          </button>
        );
      }}
    />
  );
}
