import { nameKey } from './pupil-name';

interface Pupil {
  id: string;
  name: string;
}

/** Returns the changed value; if both sides changed it, mine. */
function mergeValue<Value>(start: Value, mine: Value, theirs: Value): Value {
  return mine === start ? theirs : mine;
}

/** Whether the pupils of both lists are in another order in the second list. */
function isReordered(start: readonly Pupil[], changed: readonly Pupil[]): boolean {
  const inStart = new Set(start.map(({ id }) => id));
  const inChanged = new Set(changed.map(({ id }) => id));
  const before = start.filter(({ id }) => inChanged.has(id));
  const after = changed.filter(({ id }) => inStart.has(id));
  return before.some(({ id }, index) => id !== after[index]?.id);
}

/** Sorts the pupils that are in `order` into that order, at their own positions; the other pupils remain at theirs. */
function inOrderOf(pupils: readonly Pupil[], order: readonly Pupil[]): Pupil[] {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const ordered = order.flatMap(({ id }) => byId.get(id) ?? []);
  const known = new Set(ordered.map(({ id }) => id));
  return pupils.map((pupil) => (known.has(pupil.id) ? ordered.shift()! : pupil));
}

/**
 * Three-way merge of a class: `start` is the common version, `mine` the local edit, `theirs` the stored one. Each
 * field is merged as a whole; pupils are matched by id. My changes win, everything else is theirs: a pupil I removed
 * remains removed; a pupil they removed is restored only if I changed the name; a pupil both added under the same
 * name becomes one, theirs. The result has their pupils in their order (in mine if only I changed the order), then
 * the pupils only I have. It may contain a duplicate name if both renamed; the form reports it.
 */
export function mergeClass<Class extends { pupils: Pupil[] }>(
  start: Class,
  mine: Class,
  theirs: Class,
): Class {
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
    return now === undefined ? [] : [{ id, name: mergeValue(before, now, name) }];
  });
  const onlyMine = mine.pupils.filter(({ id, name }) => {
    if (theirIds.has(id)) return false;
    const before = startNames.get(id);
    return before === undefined ? !addedByThem.has(nameKey(name)) : name !== before;
  });
  const isMyOrder =
    isReordered(start.pupils, mine.pupils) && !isReordered(start.pupils, theirs.pupils);
  const ordered = isMyOrder ? inOrderOf(kept, mine.pupils) : kept;
  const merged = { ...theirs };
  for (const field of Object.keys(theirs) as (keyof Class)[]) {
    merged[field] = mergeValue(start[field], mine[field], theirs[field]);
  }
  return { ...merged, pupils: [...ordered, ...onlyMine.map(({ id, name }) => ({ id, name }))] };
}
