import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { deskKey } from '@/lib/core/rooms/room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { isSameLayout } from '@/lib/core/rooms/same-layout';
import { maxSeats, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { applyChange } from '../change';
import type { Command } from '../command';
import { runCommand } from '../commands';
import { offeredBy } from '../making';
import type { MapDocument } from '../map-document';
import { toLayout, type OwnRoom, type RoomChoice } from '../room-choice';

/**
 * Chooses the room of a seating map imported from a spreadsheet: the current, a saved or a standard room with the same
 * desks and objects, otherwise a new room. The returned seats use the rows and columns of the chosen room.
 */
export function chooseSheetRoom(
  sheet: { layout: RoomLayout; seats: Seating },
  choice: RoomChoice,
  saved: readonly OwnRoom[],
  name: string,
): { choice: RoomChoice; seats: Seating } {
  const { layout, seats } = sheet;
  const seatCount = layout.desks.length;
  const known: RoomChoice[] = [
    choice,
    ...saved.map((own) => ({ ...choice, own })),
    ...(seatCount > maxSeats ? [] : standardRoomKinds.map((kind) => ({ kind, seatCount }))),
  ];
  for (const each of known) {
    const shift = shiftTo(toLayout(each), layout);
    if (shift) return { choice: each, seats: shiftSeats(seats, shift) };
  }
  return { choice: { ...choice, own: { roomId: null, version: 0, name, layout } }, seats };
}

interface Shift {
  down: number;
  right: number;
}

function shiftTo(room: RoomLayout, sheet: RoomLayout): Shift | undefined {
  if (room.desks.length !== sheet.desks.length) return undefined;
  const first = ({ desks }: RoomLayout, side: 'row' | 'col') =>
    Math.min(...desks.map((desk) => desk[side]));
  const down = first(room, 'row') - first(sheet, 'row');
  const right = first(room, 'col') - first(sheet, 'col');
  const desks = new Set(room.desks.map(deskKey));
  const marks = new Set(room.marks.map((mark) => `${mark.kind} ${deskKey(mark)}`));
  const isSame =
    sheet.desks.every(({ row, col }) =>
      desks.has(deskKey({ row: row + down, col: col + right })),
    ) &&
    sheet.marks.every(({ kind, row, col }) =>
      marks.has(`${kind} ${deskKey({ row: row + down, col: col + right })}`),
    );
  return isSame ? { down, right } : undefined;
}

const shiftSeats = (seats: Seating, { down, right }: Shift): Seating =>
  Object.fromEntries(
    Object.entries(seats).map(([pupil, { row, col }]) => [
      pupil,
      { row: row + down, col: col + right },
    ]),
  );

/**
 * Returns the command that replaces an edited map by an imported map, as one undo step. An absent pupil whose desk is
 * open to present pupils gets no desk.
 */
export function toSheetCommand(map: MapDocument, choice: RoomChoice, all: Seating): Command {
  const away: PupilId[] = offeredBy(map);
  const seats = Object.fromEntries(Object.entries(all).filter(([pupil]) => !away.includes(pupil)));
  return isSameLayout(toLayout(choice), map.layout)
    ? { type: 'replaceSeats', seats, reason: 'imported' }
    : { type: 'changeRoom', choice, seats };
}

/** Returns a seating map after a command. If the command is refused, the same map is returned. */
export function mapAfter(map: MapDocument, command: Command): MapDocument {
  const outcome = runCommand(map, command);
  return outcome && 'change' in outcome ? applyChange(map, outcome.change) : map;
}
