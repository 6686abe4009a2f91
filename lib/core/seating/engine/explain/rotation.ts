import type { ConditionTable } from '../model/condition-table';

/**
 * Model rotation (Marques-Silva & Lynce 2011). If a map breaks a single condition of an impossible set, the set needs
 * this condition: without it, the map satisfies all. Exchanging a desk of one of its pupils often gives a map that
 * breaks a single other condition, which is then needed too. Returns all conditions found in this way from the map
 * `deskByPupil`, which breaks `broken` and no other condition in `among`.
 */
export function* rotate(
  table: ConditionTable,
  size: number,
  isLocked: (pupil: number) => boolean,
  among: ReadonlySet<number>,
  broken: number,
  deskByPupil: Int32Array,
): Generator<void, Set<number>> {
  const needed = new Set([broken]);
  const waiting = [{ broken, deskByPupil }];
  const pupilByDesk = new Int32Array(size);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const map = Int32Array.from(next.deskByPupil);
    pupilByDesk.fill(-1);
    map.forEach((desk, pupil) => (pupilByDesk[desk] = pupil));
    for (const pupil of table.members[next.broken]!) {
      if (isLocked(pupil)) continue;
      const from = map[pupil]!;
      for (let to = 0; to < size; to += 1) {
        const other = pupilByDesk[to]!;
        if (to === from || (other >= 0 && isLocked(other))) continue;
        map[pupil] = to;
        if (other >= 0) map[other] = from;
        const single = onlyBroken(table, among, map, pupil, other);
        if (single >= 0 && !needed.has(single)) {
          needed.add(single);
          waiting.push({ broken: single, deskByPupil: Int32Array.from(map) });
        }
        map[pupil] = from;
        if (other >= 0) map[other] = to;
      }
    }
    yield;
  }
  return needed;
}

/** The only broken condition about either of two pupils; -1 if there is none or more than one. */
function onlyBroken(
  table: ConditionTable,
  among: ReadonlySet<number>,
  map: Int32Array,
  pupil: number,
  other: number,
): number {
  let single = -1;
  for (const who of [pupil, other]) {
    for (const index of who < 0 ? [] : table.about[who]!) {
      if (index === single || !among.has(index) || !table.isBroken(index, map)) continue;
      if (single >= 0) return -1;
      single = index;
    }
  }
  return single;
}
