import { nameKey } from './pupil-name';

interface Mark {
  symbol: number;
  name: string;
}

interface Pupil {
  id: string;
  name: string;
  marks?: number[];
}

function mergeValue<Value>(start: Value, mine: Value, theirs: Value): Value {
  return mine === start ? theirs : mine;
}

function mergeSymbols(start: number[] = [], mine: number[] = [], theirs: number[] = []): number[] {
  const all = [...new Set([...theirs, ...mine])];
  return all
    .filter((symbol) =>
      mergeValue(start.includes(symbol), mine.includes(symbol), theirs.includes(symbol)),
    )
    .sort((a, b) => a - b);
}

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

function isReordered(start: readonly Pupil[], changed: readonly Pupil[]): boolean {
  const inStart = new Set(start.map(({ id }) => id));
  const inChanged = new Set(changed.map(({ id }) => id));
  const before = start.filter(({ id }) => inChanged.has(id));
  const after = changed.filter(({ id }) => inStart.has(id));
  return before.some(({ id }, index) => id !== after[index]?.id);
}

function inOrderOf(pupils: readonly Pupil[], order: readonly Pupil[]): Pupil[] {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const ordered = order.flatMap(({ id }) => byId.get(id) ?? []);
  const known = new Set(ordered.map(({ id }) => id));
  return pupils.map((pupil) => (known.has(pupil.id) ? ordered.shift()! : pupil));
}

/**
 * Merges two edits of a class: `start` is the common starting version, `mine` the local edit and `theirs` the stored
 * edit. If both edits change the same value, `mine` wins; a pupil renamed in `mine` stays, even if removed in `theirs`.
 * After the merge, two pupils may have equal names.
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
