import type { PlannedMap, TermPlan, EditedTermPlan } from '@/lib/contracts/maps/term-plan';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import {
  withoutDeleted,
  type Condition,
  type Day,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { resolveConditions } from '@/lib/core/conditions/resolve';
import { toNamedRoom, toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { toFullSeating, toSeating } from '@/lib/core/maps/map-seats';
import { deskKey } from '@/lib/core/rooms/room';
import { brokenForSeated } from '@/lib/core/conditions/checker';
import type { PlanMap, TermPlanProblem } from '@/lib/core/seating/term-plan/term-plan-problem';

export const toEditedTermPlan = (stored: TermPlan): EditedTermPlan => ({
  basis: stored.map(({ id, version }) => ({ id, version })),
  maps: stored.map(toPlanned),
});

export function toPlanned(map: SavedMap): PlannedMap {
  const { id, plannedFor, activeFrom, isFixed, roomName, roomId, desks, marks, boardSide } = map;
  const { trainees, emptyDesks, locked, broken, conditions = [] } = map;
  return {
    ...{ id, isFixed, roomName, desks, marks, boardSide, conditions, trainees, emptyDesks },
    ...(roomId !== null && { roomId }),
    ...{ locked, broken },
    plannedFor: plannedFor ?? activeFrom.slice(0, 10),
    seats: map.seats.map(({ pupil, desk }) => ({ pupilId: pupil.id, desk })),
  };
}

export const forClass = (
  { basis, maps }: EditedTermPlan,
  pupils: readonly PupilId[],
  today: Day,
): EditedTermPlan => ({
  basis,
  maps: maps
    .filter(({ plannedFor }) => plannedFor >= today)
    .map((map) => forPupils(map, new Set(pupils))),
});

function forPupils(map: PlannedMap, inClass: ReadonlySet<PupilId>): PlannedMap {
  const seats = map.seats.filter(({ pupilId }) => inClass.has(pupilId));
  const { kept: conditions } = withoutDeleted(map.conditions, inClass);
  const isSame =
    seats.length === map.seats.length &&
    conditions.every((condition, index) => condition === map.conditions[index]);
  if (isSame && conditions.length === map.conditions.length) return map;
  const seating = toFullSeating({ ...map, seats });
  return {
    ...map,
    seats,
    conditions,
    broken: brokenForSeated(map, conditions, seating),
    locked: map.locked?.filter((id) => Object.hasOwn(seating, id)),
  };
}

export interface TermPlanWanted {
  choice: RoomChoice;
  days: readonly Day[];
  pupils: readonly PupilId[];
  conditions: readonly Condition[];
  history: MapHistory;
}

export interface MadeMap {
  id: string;
  plannedFor: Day;
  conditions: Condition[];
}

export type MapToMake = { stays: PlannedMap } | MadeMap;

/**
 * Lists the maps of a term plan (seating maps for several days) by day. Fixed maps stay; new maps reuse the ids of the
 * replaced maps.
 */
export function toMapsToMake(
  { choice, days, pupils, conditions }: TermPlanWanted,
  edited: readonly PlannedMap[],
  newId: () => string,
): MapToMake[] {
  const fixed = edited.filter(({ isFixed }) => isFixed);
  const fixedDays = new Set(fixed.map(({ plannedFor }) => plannedFor));
  const ids = edited.flatMap(({ id, isFixed }) => (isFixed ? [] : [id]));
  const room = toNamedRoom(choice);
  const made = days
    .filter((day) => !fixedDays.has(day))
    .map((plannedFor, index) => ({
      id: ids[index] ?? newId(),
      plannedFor,
      conditions: resolveConditions(conditions, {
        room,
        today: plannedFor,
        off: [],
        present: pupils,
      }).conditions,
    }));
  const dayOf = (map: MapToMake) => ('stays' in map ? map.stays.plannedFor : map.plannedFor);
  return [...fixed.map((stays) => ({ stays })), ...made].sort((a, b) =>
    dayOf(a) < dayOf(b) ? -1 : 1,
  );
}

export const byDay = (maps: readonly PlannedMap[]): PlannedMap[] =>
  [...maps].sort((a, b) => (a.plannedFor < b.plannedFor ? -1 : 1));

const isAsked = ({ choice }: TermPlanWanted) => {
  const desks = new Set(toLayout(choice).desks.map(deskKey));
  return (map: MapToMake) =>
    !('stays' in map) || map.stays.seats.every(({ desk }) => desks.has(deskKey(desk)));
};

export const askedMaps = (wanted: TermPlanWanted, maps: readonly MapToMake[]): MapToMake[] =>
  maps.filter(isAsked(wanted));

export function toTermPlanProblem(
  wanted: TermPlanWanted,
  maps: readonly MapToMake[],
): TermPlanProblem {
  const asked = new Set(askedMaps(wanted, maps));
  const elsewhere = maps.flatMap((map) =>
    'stays' in map && !asked.has(map) ? [toSeating(map.stays)] : [],
  );
  return {
    room: toLayout(wanted.choice),
    pupils: [...wanted.pupils],
    touch: 'edge',
    history: [...elsewhere, ...wanted.history.map(toSeating)],
    maps: [...asked].map((map): PlanMap =>
      'stays' in map
        ? { given: toSeating(map.stays), conditions: map.stays.conditions }
        : { conditions: map.conditions },
    ),
  };
}

export function toMaps(
  wanted: TermPlanWanted,
  maps: readonly MapToMake[],
  made: readonly (Seating | undefined)[],
): PlannedMap[] {
  const { own, kind } = wanted.choice;
  const layout = toLayout(wanted.choice);
  const seatingOf = new Map(askedMaps(wanted, maps).map((map, index) => [map, made[index]]));
  return maps.flatMap((map): PlannedMap[] => {
    if ('stays' in map) return [map.stays];
    const seating = seatingOf.get(map);
    if (!seating) return [];
    const { id, plannedFor, conditions } = map;
    return [
      {
        ...{ id, plannedFor, isFixed: false, conditions },
        roomName: own?.name ?? kind,
        ...(own?.roomId && { roomId: own.roomId }),
        ...layout,
        seats: Object.entries(seating).map(([pupilId, desk]) => ({ pupilId, desk })),
        broken: brokenForSeated(layout, conditions, seating),
      },
    ];
  });
}
