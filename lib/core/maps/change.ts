import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { isSameCondition } from '@/lib/core/conditions/merge';
import type { Desk } from '@/lib/core/rooms/room';
import { isSameDesk, type MapDocument } from './map-document';
import { toNamedRoom, type RoomChoice } from './room-choice';

type ListName = 'trainees' | 'locked' | 'absent' | 'emptyDesks' | 'conditions' | 'off';
type Element<Name extends ListName> = MapDocument[Name][number];

/**
 * Change of one list element. An addition has no `before`; a removal has no `after`. An existing condition is found by
 * id instead of `at`, because another teacher may change the list meanwhile.
 */
type ListEntry = {
  [Name in ListName]: { in: Name; at: number; before?: Element<Name>; after?: Element<Name> };
}[ListName];
type ConditionEntry = Extract<ListEntry, { in: 'conditions' }>;

/** Desk of one pupil before and after a change of a seating map; undefined if the pupil has no desk. */
export interface SeatEntry {
  in: 'seats';
  pupil: PupilId;
  before?: Desk;
  after?: Desk;
}

/** Change of the room of a seating map. New desks of pupils are separate entries (`SeatEntry`) of the same change. */
export interface RoomEntry {
  in: 'room';
  before: RoomChoice;
  after: RoomChoice;
}

/**
 * Effect of a command on a seating map, as entries to apply in order. `invertChange` returns the exact inverse, for
 * undo.
 */
export type Change = readonly (SeatEntry | ListEntry | RoomEntry)[];

export function invertChange(change: Change): Change {
  return change
    .map((entry) => ({ ...entry, before: entry.after, after: entry.before }) as typeof entry)
    .reverse();
}

/** Returns a seating map after a change. Unchanged fields keep the same objects as before. */
export function applyChange(map: MapDocument, change: Change): MapDocument {
  const next = { ...map };
  const touched = new Set<string>();
  for (const entry of change) {
    if (entry.in === 'seats') {
      if (!touched.has('seats')) next.seats = { ...next.seats };
      if (entry.after) next.seats[entry.pupil] = entry.after;
      else delete next.seats[entry.pupil];
    } else if (entry.in === 'room') {
      Object.assign(next, inRoom(map, entry.after));
    } else {
      const list: unknown[] = touched.has(entry.in) ? next[entry.in] : [...next[entry.in]];
      const added = entry.after === undefined ? [] : [entry.after];
      const at = entry.in === 'conditions' ? placeOf(next.conditions, entry) : entry.at;
      if (at < 0) continue;
      list.splice(at, entry.before === undefined ? 0 : 1, ...added);
      Object.assign(next, { [entry.in]: list });
    }
    touched.add(entry.in);
  }
  return next;
}

/** Returns the fields of a seating map that change when the map gets the room `choice`. */
export function inRoom({ basis }: MapDocument, choice: RoomChoice): Partial<MapDocument> {
  const { identity, layout } = toNamedRoom(choice);
  return { choice, layout, basis: basis && { ...basis, room: identity } };
}

function placeOf(list: readonly Condition[], { at, before }: ConditionEntry): number {
  return before ? list.findIndex(({ id }) => id === before.id) : at;
}

/** Returns the change that replaces all conditions of a seating map by the conditions `wanted`. */
export function conditionsChange(
  { conditions }: Pick<MapDocument, 'conditions'>,
  wanted: readonly Condition[],
): Change {
  const kept = conditions.filter(({ id }) => wanted.some((other) => other.id === id));
  const isInOrder = isSameOrder(
    kept,
    wanted.filter(({ id }) => kept.some((other) => other.id === id)),
  );
  const staying = isInOrder ? new Map(kept.map((each) => [each.id, each])) : new Map();
  const entry = (at: number, before?: Condition, after?: Condition) =>
    ({ in: 'conditions', at, before, after }) as const;
  return [
    ...conditions
      .flatMap((before, at) => (staying.has(before.id) ? [] : [entry(at, before)]))
      .reverse(),
    ...wanted.flatMap((after, at) => {
      const before = staying.get(after.id);
      return before && isSameCondition(before, after) ? [] : [entry(at, before, after)];
    }),
  ];
}

const isSameOrder = (a: readonly Condition[], b: readonly Condition[]) =>
  a.every(({ id }, index) => b[index]!.id === id);

/**
 * Returns the entries that give pupils new desks (undefined: no desk). Pupils who already sit at the wanted desk are
 * left out.
 */
export function seatChange(
  { seats }: Pick<MapDocument, 'seats'>,
  wanted: Iterable<readonly [pupil: PupilId, after: Desk | undefined]>,
): SeatEntry[] {
  const entries: SeatEntry[] = [];
  for (const [pupil, after] of wanted) {
    const before = Object.hasOwn(seats, pupil) ? seats[pupil] : undefined;
    const isSame = before && after ? isSameDesk(before, after) : before === after;
    if (!isSame) entries.push({ in: 'seats', pupil, before, after });
  }
  return entries;
}

export function addedTo<Name extends ListName>(
  map: MapDocument,
  name: Name,
  ...elements: Element<Name>[]
): Change {
  return elements.map(
    (after, index) => ({ in: name, at: map[name].length + index, after }) as ListEntry,
  );
}

/**
 * Returns the change that removes elements from one list of a seating map, such as the locked pupils. An element is
 * removed if `isMeant` is true for it.
 */
export function removedFrom<Name extends ListName>(
  map: MapDocument,
  name: Name,
  isMeant: (element: Element<Name>) => boolean,
): Change {
  const list = map[name] as Element<Name>[];
  return list
    .flatMap((before, at) => (isMeant(before) ? [{ in: name, at, before } as ListEntry] : []))
    .reverse();
}

/**
 * Returns the change that replaces elements in one list of a seating map, such as the absences. An element is replaced
 * by `toNew(element)` if `isMeant` is true for it.
 */
export function exchangedIn<Name extends ListName>(
  map: MapDocument,
  name: Name,
  isMeant: (element: Element<Name>) => boolean,
  toNew: (element: Element<Name>) => Element<Name>,
): Change {
  const list = map[name] as Element<Name>[];
  return list.flatMap((before, at) =>
    isMeant(before) ? [{ in: name, at, before, after: toNew(before) } as ListEntry] : [],
  );
}
