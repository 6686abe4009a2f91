import type { ConditionTable } from '../model/condition-table';

/**
 * Model rotation (Marques-Silva & Lynce 2011): in a set of conditions that clash, finds conditions without which the
 * rest of the set would not clash. A condition is one of these if a map breaks it alone. The search starts with a map
 * that breaks only the condition `broken`.
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

/**
 * Index of the only broken condition that names at least one of two pupils; -1 if no such condition or more than one is
 * broken.
 */
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
