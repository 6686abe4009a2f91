import type { PupilId } from '@/lib/core/conditions/condition';
import { pairKey } from '../repeats';
import { allPairs, type ClashFacts } from './facts';
import { findMostApart } from './most-apart';
import type { ClashReason } from './reason';

type Zone = 'front' | 'back';

/** Finds reasons why pupils cannot sit apart, that is, at desks that do not touch. */
export function findApartReasons(facts: ClashFacts): ClashReason[] {
  return [...findDesksTouch(facts), ...findTooManyApart(facts), ...findNeverAlone(facts)];
}

function findDesksTouch(facts: ClashFacts): ClashReason[] {
  return facts.apart.flatMap(({ pupils, condition }) =>
    allPairs(pupils).flatMap((pair): ClashReason[] => {
      const [a, b] = pair.map(facts.openDesks);
      if (!a || !b || a.desks.size === 0 || b.desks.size === 0) return [];
      const conditions = [condition, ...a.conditions, ...b.conditions];
      const mayBeApart = [...a.desks].some((desk) =>
        [...b.desks].some((other) => other !== desk && !facts.touch[desk]!.includes(other)),
      );
      const isWholeRoom = conditions.length === 1;
      return mayBeApart || isWholeRoom ? [] : [{ kind: 'desksTouch', pupils: pair, conditions }];
    }),
  );
}

function findTooManyApart(facts: ClashFacts): ClashReason[] {
  const keptApart = new Set(
    facts.apart.flatMap(({ pupils }) => allPairs(pupils).map(([a, b]) => pairKey(a, b))),
  );
  const everyone = [...new Set(facts.apart.flatMap(({ pupils }) => pupils))];
  const crowds = [everyone, ...facts.apart.map(({ pupils }) => pupils)];
  const zones = [undefined, 'front', 'back'] as const;
  const most = new Map(zones.map((zone) => [zone, mostApartIn(facts, zone)]));
  return crowds.flatMap((crowd) =>
    zones.flatMap((zone): ClashReason[] => {
      const pupils = crowd.filter((pupil) => zone === undefined || isBound(facts, pupil, zone));
      const mostApart = most.get(zone);
      if (mostApart === undefined || pupils.length <= mostApart || pupils.length < 2) return [];
      if (!allPairs(pupils).every(([a, b]) => keptApart.has(pairKey(a, b)))) return [];
      const conditions = facts.apart
        .filter((group) => group.pupils.filter((pupil) => pupils.includes(pupil)).length > 1)
        .map(({ condition }) => condition);
      const bounds = zone ? pupils.flatMap((pupil) => facts.openDesks(pupil).conditions) : [];
      conditions.push(...bounds);
      return [{ kind: 'tooManyApart', pupils, ...(zone && { zone }), mostApart, conditions }];
    }),
  );
}

function mostApartIn(facts: ClashFacts, zone: Zone | undefined): number | undefined {
  return findMostApart(zone ? facts.zoneDesks[zone] : facts.touch.keys(), facts.touch);
}

function isBound(facts: ClashFacts, pupil: PupilId, zone: Zone): boolean {
  const { desks } = facts.openDesks(pupil);
  return desks.size > 0 && [...desks].every((desk) => facts.zoneDesks[zone].has(desk));
}

function findNeverAlone(facts: ClashFacts): ClashReason[] {
  const { pupils, room } = facts.problem;
  const spare = room.desks.length - pupils.length;
  return pupils.flatMap((pupil): ClashReason[] => {
    const own = facts.apart.filter((group) => group.pupils.includes(pupil));
    const keptOff = new Set(own.flatMap((group) => group.pupils));
    if (own.length === 0) return [];
    const { desks, conditions: bounds } = facts.openDesks(pupil);
    const fewestBeside = Math.min(...[...desks].map((desk) => facts.touch[desk]!.length - spare));
    if (desks.size === 0 || fewestBeside <= pupils.length - keptOff.size) return [];
    const conditions = [...own.map(({ condition }) => condition), ...bounds];
    return [{ kind: 'neverAlone', pupil, apartFrom: keptOff.size - 1, conditions }];
  });
}
