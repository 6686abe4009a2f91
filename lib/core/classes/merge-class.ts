import { nameKey } from './pupil-name';

interface Mark {
  symbol: number;
  name: string;
}

interface Pupil {
  id: string;
  name: string;
  /** The pupil's marks, by their symbols in the class. */
  marks?: number[];
}

/** Returns the changed value; if both sides changed it, mine. */
function mergeValue<Value>(start: Value, mine: Value, theirs: Value): Value {
  return mine === start ? theirs : mine;
}

/** Merges the marks of a pupil: each symbol is added or removed independently of the others. */
function mergeSymbols(start: number[] = [], mine: number[] = [], theirs: number[] = []): number[] {
  const all = [...new Set([...theirs, ...mine])];
  return all
    .filter((symbol) =>
      mergeValue(start.includes(symbol), mine.includes(symbol), theirs.includes(symbol)),
    )
    .sort((a, b) => a - b);
}

/** Merges the marks of a class; marks with the same symbol are the same mark. */
function mergeMarks(start: Mark[] = [], mine: Mark[] = [], theirs: Mark[] = []): Mark[] {
  const nameIn = (marks: Mark[], symbol: number) =>
    marks.find((mark) => mark.symbol === symbol)?.name;
  const symbols = [...new Set([...theirs, ...mine].map(({ symbol }) => symbol))];
  return symbols.flatMap((symbol) => {
    const [before, now, stored] = [start, mine, theirs].map((marks) => nameIn(marks, symbol));
    const name = mergeValue(before, now, stored);
    return name === undefined ? [] : [{ symbol, name }];
  });
}

/** Whether the pupils who are in both lists have a different order in the second list. */
function isReordered(start: readonly Pupil[], changed: readonly Pupil[]): boolean {
  const inStart = new Set(start.map(({ id }) => id));
  const inChanged = new Set(changed.map(({ id }) => id));
  const before = start.filter(({ id }) => inChanged.has(id));
  const after = changed.filter(({ id }) => inStart.has(id));
  return before.some(({ id }, index) => id !== after[index]?.id);
}

/** Puts the pupils in `order` into that order, within the positions that they have. The other pupils do not move. */
function inOrderOf(pupils: readonly Pupil[], order: readonly Pupil[]): Pupil[] {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const ordered = order.flatMap(({ id }) => byId.get(id) ?? []);
  const known = new Set(ordered.map(({ id }) => id));
  return pupils.map((pupil) => (known.has(pupil.id) ? ordered.shift()! : pupil));
}

/**
 * Three-way merge of a class: `start` is the common version, `mine` the local edit, `theirs` the stored version. Each
 * field is merged as a whole; pupils are matched by id. My changes win, and everything else is theirs. A pupil I
 * removed remains removed. A pupil they removed is restored only if I changed the name. A pupil whom both added under
 * the same name becomes one, with their id. The result has their pupils in their order, or in mine if only I changed
 * the order, and then the pupils only I have. If both renamed pupils, the result may contain a duplicate name, which
 * the form reports.
 */
export function mergeClass<Class extends { marks?: Mark[]; pupils: Pupil[] }>(
  start: Class,
  mine: Class,
  theirs: Class,
): Class {
  const inStart = new Map(start.pupils.map((pupil) => [pupil.id, pupil]));
  const inMine = new Map(mine.pupils.map((pupil) => [pupil.id, pupil]));
  const theirIds = new Set(theirs.pupils.map(({ id }) => id));
  const addedByThem = new Set(
    theirs.pupils.filter(({ id }) => !inStart.has(id)).map(({ name }) => nameKey(name)),
  );

  const kept = theirs.pupils.flatMap((pupil) => {
    const before = inStart.get(pupil.id);
    const now = inMine.get(pupil.id);
    if (before === undefined) return [now ?? pupil];
    if (now === undefined) return [];
    const name = mergeValue(before.name, now.name, pupil.name);
    if (!now.marks && !pupil.marks) return [{ ...pupil, name }];
    return [{ ...pupil, name, marks: mergeSymbols(before.marks, now.marks, pupil.marks) }];
  });
  const onlyMine = mine.pupils.filter(({ id, name }) => {
    if (theirIds.has(id)) return false;
    const before = inStart.get(id);
    return before === undefined ? !addedByThem.has(nameKey(name)) : name !== before.name;
  });
  const isMyOrder =
    isReordered(start.pupils, mine.pupils) && !isReordered(start.pupils, theirs.pupils);
  const ordered = isMyOrder ? inOrderOf(kept, mine.pupils) : kept;
  const merged = { ...theirs };
  for (const field of Object.keys(theirs) as (keyof Class)[]) {
    merged[field] = mergeValue(start[field], mine[field], theirs[field]);
  }
  const pupils = [...ordered, ...onlyMine];
  if (!theirs.marks && !mine.marks) return { ...merged, pupils };
  const marks = mergeMarks(start.marks, mine.marks, theirs.marks);
  const isThere = (symbol: number) => marks.some((mark) => mark.symbol === symbol);
  return {
    ...merged,
    marks,
    pupils: pupils.map((pupil) => ({ ...pupil, marks: pupil.marks?.filter(isThere) ?? [] })),
  };
}
