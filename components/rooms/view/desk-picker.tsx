'use client';

import { useTranslations } from 'next-intl';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { NamePlate } from './name-plate';
import { RoomGrid } from './room-grid';
import { useDeskText } from './use-desk-text';

interface DeskPickerProps {
  room: RoomToDraw;
  /** Names of pupils with a fixed desk, by desk key. */
  fixedNames: ReadonlyMap<string, string>;
  /** Desks that stay empty, by desk key; they are hatched. */
  emptyDesks?: ReadonlySet<string>;
  /** Called with the chosen desk; without it the room is only shown. */
  onPick?: (desk: Desk) => void;
}

const deskClass = 'room-desk border-desk-line shadow-desk border';
/** The look of a desk that stays empty. */
export const hatchedDesk =
  'border-dashed border-line-strong! bg-[repeating-linear-gradient(45deg,transparent_0_4px,var(--desk-line)_4px_5px)]';

/** A sample of a desk that stays empty, for the words beside it. */
export function EmptyDeskSample() {
  return (
    <span aria-hidden className={`inline-block h-4 w-6 rounded-[0.3rem] border ${hatchedDesk}`} />
  );
}

/** A room whose desks can be chosen, by mouse, touch or keyboard. */
export function DeskPicker({ room, fixedNames, emptyDesks, onPick }: DeskPickerProps) {
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
        const isEmpty = emptyDesks?.has(deskKey(desk));
        const className = `${deskClass} ${isEmpty ? hatchedDesk : 'bg-surface'}`;
        const content = name && <NamePlate name={name} />;
        if (!onPick) {
          return (
            <div data-desk={deskKey(desk)} className={className}>
              <span className="sr-only">
                {isEmpty ? t('staysEmpty', { desk: deskText(desk) }) : deskText(desk)}
              </span>
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
            className={`${className} border-green hover:bg-green-tint border-2!`}
          >
            {content}
          </button>
        );
      }}
    />
  );
}
