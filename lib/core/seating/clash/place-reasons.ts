import type { ClashFacts, GivenDesk } from './facts';
import type { ClashReason, Zone } from './reason';

const zoneNames: readonly Zone[] = ['front', 'back'];

/** Reasons that follow from fixed desks and zones alone. */
export function findPlaceReasons(facts: ClashFacts): ClashReason[] {
  return [
    ...findGivenDeskReasons(facts),
    ...findFrontAndBack(facts),
    ...zoneNames.flatMap((zone) => findZoneFull(facts, zone)),
  ];
}

function findGivenDeskReasons({ givenDesks, zones, zoneDesks }: ClashFacts): ClashReason[] {
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
    for (const { zone, pupils, condition } of zones) {
      if (desk < 0 || !pupils.includes(pupil) || zoneDesks[zone].has(desk)) continue;
      const conditions = [...givenConditions([given]), condition];
      reasons.push({ kind: 'deskOutsideZone', pupil, zone, conditions });
    }
  });
  return reasons;
}

function findFrontAndBack({ zones, zoneDesks }: ClashFacts): ClashReason[] {
  if ([...zoneDesks.front].some((desk) => zoneDesks.back.has(desk))) return [];
  return zones.flatMap((front) =>
    zones.flatMap((back): ClashReason[] => {
      if (front.zone !== 'front' || back.zone !== 'back') return [];
      const pupils = front.pupils.filter((pupil) => back.pupils.includes(pupil));
      const conditions = [front.condition, back.condition];
      return pupils.length > 0 ? [{ kind: 'frontAndBack', pupils, conditions }] : [];
    }),
  );
}

/** Counts the pupils who are to sit in the zone. If they are not too many, pupils whose desk is there are added. */
function findZoneFull({ zones, zoneDesks, givenDesks }: ClashFacts, zone: Zone): ClashReason[] {
  const deskCount = zoneDesks[zone].size;
  const asked = zones.filter((other) => other.zone === zone);
  const pupils = new Set(asked.flatMap((condition) => condition.pupils));
  const conditions = asked.map(({ condition }) => condition);
  if (pupils.size <= deskCount) {
    const seated = givenDesks.filter(
      (given) => zoneDesks[zone].has(given.desk) && !pupils.has(given.pupil),
    );
    for (const given of seated) pupils.add(given.pupil);
    conditions.push(...givenConditions(seated));
  }
  if (pupils.size <= deskCount) return [];
  return [{ kind: 'zoneFull', zone, pupils: [...pupils], deskCount, conditions }];
}

function givenConditions(givenDesks: GivenDesk[]): number[] {
  return givenDesks.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
}
