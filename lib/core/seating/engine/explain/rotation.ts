import type { ConditionTable } from '../model/condition-table';

/**
 * Finds conditions that belong to every subset of `among` (indices of conditions) that no map satisfies. Starts from a
 * map that breaks only the condition `broken` and exchanges pupils. Whenever the new map breaks only a single
 * condition, adds this condition (model rotation, Marques-Silva & Lynce 2011).
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
