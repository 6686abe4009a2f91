import { nameKey } from './pupil-name';

interface Pupil {
  id: string;
  name: string;
}

export interface MergeableClass {
  grade: string;
  name: string;
  pupils: Pupil[];
}

/** Whoever changed a text decides it; where both did, it is I. */
function mergeText(start: string, mine: string, theirs: string): string {
  return mine === start ? theirs : mine;
}

/**
 * Merges two changes of a class over their common start, pupil by pupil (by id). What I changed stays as I have it, the
 * rest is as they have it: a pupil whom I removed stays removed, one whom they removed comes back only if I changed the
 * name, and a pupil whom both added under the same name is one pupil, theirs. Theirs come first, in their order; then
 * what only I have. A name may come out doubled where both renamed; the form says so.
 */
export function mergeClass(
  start: MergeableClass,
  mine: MergeableClass,
  theirs: MergeableClass,
): MergeableClass {
  const startNames = new Map(start.pupils.map(({ id, name }) => [id, name]));
  const mineNames = new Map(mine.pupils.map(({ id, name }) => [id, name]));
  const theirIds = new Set(theirs.pupils.map(({ id }) => id));
  const addedByThem = new Set(
    theirs.pupils.filter(({ id }) => !startNames.has(id)).map(({ name }) => nameKey(name)),
  );

  const kept = theirs.pupils.flatMap(({ id, name }) => {
    const before = startNames.get(id);
    const now = mineNames.get(id);
    if (before === undefined) return [{ id, name: now ?? name }];
    return now === undefined ? [] : [{ id, name: mergeText(before, now, name) }];
  });
  const onlyMine = mine.pupils.filter(({ id, name }) => {
    if (theirIds.has(id)) return false;
    const before = startNames.get(id);
    return before === undefined ? !addedByThem.has(nameKey(name)) : name !== before;
  });
  return {
    grade: mergeText(start.grade, mine.grade, theirs.grade),
    name: mergeText(start.name, mine.name, theirs.name),
    pupils: [...kept, ...onlyMine.map(({ id, name }) => ({ id, name }))],
  };
}
