import { conditionPupils, type ConditionId, type PupilId } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { kindOf } from '@/lib/core/conditions/kinds';
import type { ZoneName } from '@/lib/core/conditions/kinds/kind';
import { backRows, deskKey, frontRows, neighbours, touching } from '@/lib/core/rooms/room';

export interface Group {
  pupils: Set<PupilId>;
  conditions: ConditionId[];
}

/**
 * Desk of a pupil with a `fixed` condition or a lock. `desk` is an index in the room's list of desks, or -1 if the room
 * lacks the desk.
 */
export interface GivenDesk {
  pupil: PupilId;
  desk: number;
  condition?: ConditionId;
}

interface OpenDesks {
  desks: Set<number>;
  conditions: ConditionId[];
}

/**
 * Facts used to explain why some conditions cannot all be satisfied. Each desk is given as an index in the list
 * `problem.room.desks`.
 */
export interface ClashFacts {
  problem: SeatingProblem;
  near: number[][];
  touch: number[][];
  zoneDesks: Record<'front' | 'back', Set<number>>;
  givenDesks: GivenDesk[];
  zones: { zone: ZoneName; desks: Set<number>; pupils: PupilId[]; condition: ConditionId }[];
  together: { pupils: PupilId[]; condition: ConditionId }[];
  apart: { pupils: PupilId[]; condition: ConditionId }[];
  groups: Group[];
  openDesks: (pupil: PupilId) => OpenDesks;
}

/** Collects the facts that explain why the conditions in `conflict` and the locked desks cannot all be satisfied. */
export function gatherFacts(problem: SeatingProblem, conflict: readonly ConditionId[]): ClashFacts {
  const { room, conditions, locked = {} } = problem;
  const front = new Set(frontRows(room));
  const back = new Set(backRows(room));
  const numberByKey = new Map(room.desks.map((desk, index) => [deskKey(desk), index]));
  const desksWhere = (holds: (row: number) => boolean) =>
    new Set([...room.desks.keys()].filter((desk) => holds(room.desks[desk]!.row)));
  const openDesks = new Map<PupilId, OpenDesks>();
  const facts: ClashFacts = {
    problem,
    near: neighbours(room),
    touch: touching(room),
    zoneDesks: {
      front: desksWhere((row) => front.has(row)),
      back: desksWhere((row) => back.has(row)),
    },
    givenDesks: Object.entries(locked).map(([pupil, desk]) => ({
      pupil,
      desk: numberByKey.get(deskKey(desk)) ?? -1,
    })),
    zones: [],
    together: [],
    apart: [],
    groups: [],
    openDesks: (pupil) => {
      const known = openDesks.get(pupil) ?? findOpenDesks(facts, pupil);
      openDesks.set(pupil, known);
      return known;
    },
  };
  const isMeant = new Set(conflict);
  for (const condition of conditions) {
    const { id } = condition;
    if (!isMeant.has(id)) continue;
    const pupils = conditionPupils(condition);
    const { desks, zone, relation } = kindOf(condition).needs(condition, room);
    const numbers = desks?.map((desk) => numberByKey.get(deskKey(desk)) ?? -1);
    if (numbers && zone) {
      const inRoom = new Set(numbers.filter((desk) => desk >= 0));
      facts.zones.push({ zone, desks: inRoom, pupils, condition: id });
    } else if (numbers) {
      facts.givenDesks.push({ pupil: pupils[0]!, desk: numbers[0]!, condition: id });
    }
    if (relation === 'block') facts.together.push({ pupils, condition: id });
    if (relation === 'apart') facts.apart.push({ pupils, condition: id });
  }
  facts.groups = joinGroups(facts.together);
  return facts;
}

function findOpenDesks(facts: ClashFacts, pupil: PupilId): OpenDesks {
  let desks = new Set(facts.near.keys());
  const conditions: ConditionId[] = [];
  for (const given of facts.givenDesks) {
    if (given.pupil !== pupil) continue;
    desks = new Set([...desks].filter((desk) => desk === given.desk));
    if (given.condition !== undefined) conditions.push(given.condition);
  }
  for (const { desks: allowed, pupils, condition } of facts.zones) {
    if (!pupils.includes(pupil)) continue;
    desks = new Set([...desks].filter((desk) => allowed.has(desk)));
    conditions.push(condition);
  }
  return { desks, conditions };
}

function joinGroups(together: ClashFacts['together']): Group[] {
  let groups: Group[] = [];
  for (const { pupils, condition } of together) {
    const joined: Group = { pupils: new Set(pupils), conditions: [condition] };
    groups = groups.filter((group) => {
      if (!pupils.some((pupil) => group.pupils.has(pupil))) return true;
      for (const pupil of group.pupils) joined.pupils.add(pupil);
      joined.conditions.push(...group.conditions);
      return false;
    });
    groups.push(joined);
  }
  return groups;
}

/** Lists all unordered pairs of some items. */
export function allPairs<T>(items: Iterable<T>): [T, T][] {
  const list = [...items];
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}
