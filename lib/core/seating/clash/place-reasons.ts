import type { ConditionId } from '@/lib/core/conditions/condition';
import { type ClashFacts, type GivenDesk, allPairs } from './facts';
import type { ZoneName } from '@/lib/core/conditions/kinds/kind';
import type { ClashReason } from './reason';

/** Finds reasons why pupils cannot sit at their fixed desks and in the parts of the room allowed to them. */
export function findPlaceReasons(facts: ClashFacts): ClashReason[] {
  return [
    ...findGivenDeskReasons(facts),
    ...findDisjointZones(facts),
    ...facts.zones.flatMap((zone) => findZoneFull(facts, zone)),
  ];
}

function findGivenDeskReasons({ givenDesks, zones }: ClashFacts): ClashReason[] {
  const reasons: ClashReason[] = [];
  givenDesks.forEach((given, index) => {
    const { pupil, desk } = given;
    if (desk < 0)
      reasons.push({ kind: 'deskMissing', pupil, conditions: givenConditions([given]) });
    for (const other of givenDesks.slice(0, index)) {
      const conditions = givenConditions([other, given]);
      if (other.pupil === pupil && other.desk !== desk) {
        reasons.push({ kind: 'twoDesks', pupil, conditions });
      } else if (other.pupil !== pupil && other.desk === desk && desk >= 0) {
        reasons.push({ kind: 'deskTaken', pupils: [other.pupil, pupil], conditions });
      }
    }
    for (const { zone, desks, pupils, condition } of zones) {
      if (desk < 0 || !pupils.includes(pupil) || desks.has(desk)) continue;
      const conditions = [...givenConditions([given]), condition];
      reasons.push({ kind: 'deskOutsideZone', pupil, zone, conditions });
    }
  });
  return reasons;
}

const isRow = (zone: ZoneName) => zone === 'front' || zone === 'back';

function findDisjointZones({ zones }: ClashFacts): ClashReason[] {
  return allPairs(zones).flatMap(([one, other]): ClashReason[] => {
    if ([...one.desks].some((desk) => other.desks.has(desk))) return [];
    const pupils = one.pupils.filter((pupil) => other.pupils.includes(pupil));
    if (pupils.length === 0 || one.desks.size === 0 || other.desks.size === 0) return [];
    const conditions = [one.condition, other.condition];
    return isRow(one.zone) && isRow(other.zone)
      ? [{ kind: 'frontAndBack', pupils, conditions }]
      : [{ kind: 'noCommonDesk', pupils, zones: [one.zone, other.zone], conditions }];
  });
}

function findZoneFull(
  { zones, givenDesks }: ClashFacts,
  { zone, desks }: ClashFacts['zones'][number],
): ClashReason[] {
  const asked = zones.filter((other) => [...other.desks].every((desk) => desks.has(desk)));
  const pupils = new Set(asked.flatMap((condition) => condition.pupils));
  const conditions = asked.map(({ condition }) => condition);
  if (pupils.size <= desks.size) {
    const seated = givenDesks.filter((given) => desks.has(given.desk) && !pupils.has(given.pupil));
    for (const given of seated) pupils.add(given.pupil);
    conditions.push(...givenConditions(seated));
  }
  if (pupils.size <= desks.size) return [];
  return [{ kind: 'zoneFull', zone, pupils: [...pupils], deskCount: desks.size, conditions }];
}

function givenConditions(givenDesks: GivenDesk[]): ConditionId[] {
  return givenDesks.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
}
