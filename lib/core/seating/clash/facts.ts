import type { SeatingProblem } from '../problem';
import type { PupilId } from '@/lib/core/conditions/condition';
import { backRows, deskKey, frontRows, neighbours, touching } from '@/lib/core/rooms/room';
import type { Zone } from './reason';

/** Pupils who are to sit together, directly or because they share a pupil. */
export interface Group {
  pupils: Set<PupilId>;
  conditions: number[];
}

/** A desk that a fixed condition, or a lock where there is none, gives to a pupil; -1 if the room does not have it. */
export interface GivenDesk {
  pupil: PupilId;
  desk: number;
  condition?: number;
}

interface OpenDesks {
  desks: Set<number>;
  /** The conditions that leave only these. */
  conditions: number[];
}

/** Facts collected from some conditions of a problem. Desks are numbered by their index in the room. */
export interface ClashFacts {
  problem: SeatingProblem;
  near: number[][];
  touch: number[][];
  zoneDesks: Record<'front' | 'back', Set<number>>;
  givenDesks: GivenDesk[];
  zones: { zone: Zone; desks: Set<number>; pupils: PupilId[]; condition: number }[];
  together: { pupils: PupilId[]; condition: number }[];
  apart: { pupils: PupilId[]; condition: number }[];
  groups: Group[];
  /** The desks that zones, fixed desks and locks allow a pupil. */
  openDesks: (pupil: PupilId) => OpenDesks;
}

/** Collects the facts from the conditions with these indices and from the locks. */
export function gatherFacts(problem: SeatingProblem, conflict: number[]): ClashFacts {
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
  for (const index of conflict) {
    const condition = conditions[index]!;
    if (condition.type === 'fixed') {
      const desk = numberByKey.get(deskKey(condition.desk)) ?? -1;
      facts.givenDesks.push({ pupil: condition.pupil, desk, condition: index });
    } else if (condition.type === 'front' || condition.type === 'back') {
      const desks = facts.zoneDesks[condition.type];
      facts.zones.push({ zone: condition.type, desks, pupils: condition.pupils, condition: index });
    } else if (condition.type === 'zone') {
      const numbers = condition.desks.map((desk) => numberByKey.get(deskKey(desk)) ?? -1);
      const desks = new Set(numbers.filter((desk) => desk >= 0));
      const zone = condition.place ?? 'zone';
      facts.zones.push({ zone, desks, pupils: condition.pupils, condition: index });
    } else if (condition.type === 'together') {
      facts.together.push({ pupils: condition.pupils, condition: index });
    } else if (condition.type !== 'alone') {
      // Pupils at a distance do not touch either.
      facts.apart.push({ pupils: condition.pupils, condition: index });
    }
  }
  facts.groups = joinGroups(facts.together);
  return facts;
}

function findOpenDesks(facts: ClashFacts, pupil: PupilId): OpenDesks {
  let desks = new Set(facts.near.keys());
  const conditions: number[] = [];
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

/** Merges groups that share a pupil, because together they form one block. */
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

/** Each pair of the items once. */
export function allPairs<T>(items: Iterable<T>): [T, T][] {
  const list = [...items];
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}
