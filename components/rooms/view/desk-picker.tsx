'use client';

import { useTranslations } from 'next-intl';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { NamePlate } from './name-plate';
import { RoomGrid } from './room-grid';
import { useDeskText } from './use-desk-text';

interface DeskPickerProps {
  room: RoomToDraw;
  fixedNames: ReadonlyMap<string, string>;
  onPick?: (desk: Desk) => void;
}

const deskClass = 'room-desk border-desk-line bg-surface shadow-desk border';
export const hatchedDesk =
  'border-dashed border-line-strong! bg-[repeating-linear-gradient(45deg,transparent_0_4px,var(--desk-line)_4px_5px)]';

export function DeskPicker({ room, fixedNames, onPick }: DeskPickerProps) {
  const t = useTranslations('Room');
  const deskText = useDeskText(room, fixedNames);
  return (
    <RoomGrid
      room={room}
      label={t('desks')}
      boardLabel={t('board')}
      canZoom={onPick !== undefined}
      names={[...fixedNames.values()]}
      hasButtons={onPick !== undefined}
      renderDesk={(desk) => {
        const name = fixedNames.get(deskKey(desk));
        const content = name && <NamePlate name={name} />;
        if (!onPick) {
          return (
            <div data-desk={deskKey(desk)} className={deskClass}>
              <span className="sr-only">{deskText(desk)}</span>
              {content && (
                <span aria-hidden className="contents">
                  {content}
                </span>
              )}
            </div>
          );
        }
        return (
          <button
            type="button"
            onClick={() => onPick(desk)}
            aria-label={deskText(desk)}
            className={`${deskClass} border-green hover:bg-green-tint border-2!`}
          >
            {content}
          </button>
        );
      }}
    />
  );
}
