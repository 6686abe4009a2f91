/** Id of a pupil, unique within a class. Some ids stand for all pupils with a coloured mark. */
export type PupilId = string;

const markPrefix = 'mark:';

/** Returns the id that stands for all pupils with a coloured mark in the conditions of a class. */
export const toMarkId = (symbol: number): PupilId => `${markPrefix}${symbol}`;

/** Whether an id stands for all pupils with a coloured mark. */
export const isMark = (id: PupilId): boolean => id.startsWith(markPrefix);

export type PupilForm = 'one' | 'list' | 'lists';

export type PupilFields = Readonly<Record<string, PupilForm>>;

const countSingles = (fields: PupilFields): number =>
  Object.values(fields).filter((form) => form === 'one').length;

/**
 * Whether the chosen pupils and coloured marks are enough for a condition. A coloured mark counts as several pupils, so
 * it cannot fill a field that takes exactly one pupil.
 */
export function isEnough(
  { least, pupilFields }: { least: number; pupilFields: PupilFields },
  pupils: readonly PupilId[],
): boolean {
  const hasMark = pupils.some(isMark);
  if (!hasMark) return pupils.length >= least;
  return pupils.filter((id) => !isMark(id)).length >= countSingles(pupilFields);
}

/**
 * Returns the pupils of a condition, one field such as `others` after the other. Within one field, each pupil occurs
 * once.
 */
export function pupilsIn(fields: PupilFields, content: object): PupilId[] {
  // Fast path for conditions with a single list of pupils: every check of a map reads these lists.
  if (fields.pupils === 'list') return (content as { pupils: PupilId[] }).pupils;
  return Object.entries(fields).flatMap(([field, form]): PupilId[] => {
    const value = (content as Record<string, unknown>)[field];
    if (form === 'one') return [value as PupilId];
    return form === 'list' ? (value as PupilId[]) : [...new Set((value as PupilId[][]).flat())];
  });
}

/** Returns the separate lists of pupils that a condition mixes; empty for a condition without such lists. */
export const listsIn = (fields: PupilFields, content: object): PupilId[][] =>
  Object.entries(fields).flatMap(([field, form]) =>
    form === 'lists' ? (content as Record<string, PupilId[][]>)[field]! : [],
  );

/**
 * Distributes chosen pupils to the fields of a condition. A field for a single pupil gets one pupil; a field for
 * several pupils gets all others.
 */
export function toPupilFields(
  fields: PupilFields,
  pupils: readonly PupilId[],
): Record<string, unknown> {
  const single = pupils.filter((id) => !isMark(id)).slice(0, countSingles(fields));
  const others = pupils.filter((id) => !single.includes(id));
  const forms = {
    one: (at: number) => single[at],
    list: () => others,
    lists: () => toLists(others),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, form], at) => [field, forms[form](at)]),
  );
}

function toLists(pupils: readonly PupilId[]): PupilId[][] {
  const marks = pupils.filter(isMark);
  const others = pupils.filter((id) => !isMark(id));
  return [...(others.length > 0 || marks.length === 0 ? [others] : []), ...marks.map((id) => [id])];
}

/** Restricts a condition to some of its pupils. Undefined if one of its fields would become empty. */
export function keepPupils<Content extends object>(
  fields: PupilFields,
  content: Content,
  isMeant: (pupil: PupilId) => boolean,
): Content | undefined {
  const kept = { ...content } as Record<string, unknown>;
  for (const [field, form] of Object.entries(fields)) {
    if (form === 'one') {
      if (!isMeant(kept[field] as PupilId)) return undefined;
      continue;
    }
    const left =
      form === 'list'
        ? (kept[field] as PupilId[]).filter(isMeant)
        : (kept[field] as PupilId[][])
            .map((list) => list.filter(isMeant))
            .filter((list) => list.length > 0);
    if (left.length === 0) return undefined;
    kept[field] = left;
  }
  return kept as Content;
}
