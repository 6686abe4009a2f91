/** Id of a pupil, unique within a class, or id of a coloured mark (a tag for several pupils). */
export type PupilId = string;

const markPrefix = 'mark:';

/**
 * Returns the id that stands for a coloured mark (a tag for several pupils) in conditions. `symbol` is the number of
 * the mark, from 0.
 */
export const toMarkId = (symbol: number): PupilId => `${markPrefix}${symbol}`;

/** Whether an id stands for a coloured mark (a tag for several pupils); false for the id of a pupil. */
export const isMark = (id: PupilId): boolean => id.startsWith(markPrefix);

export type PupilForm = 'one' | 'list' | 'lists';

export type PupilFields = Readonly<Record<string, PupilForm>>;

const countSingles = (fields: PupilFields): number =>
  Object.values(fields).filter((form) => form === 'one').length;

/**
 * Whether the chosen ids are enough for a kind of condition. A coloured mark (a tag) counts as several pupils, so a
 * mark cannot fill a field for exactly one pupil.
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
 * Returns the pupils of a condition, field by field, such as `pupil` and then `others`. From a field of several lists,
 * each pupil is returned once.
 */
export function pupilsIn(fields: PupilFields, content: object): PupilId[] {
  if (fields.pupils === 'list') return (content as { pupils: PupilId[] }).pupils;
  return Object.entries(fields).flatMap(([field, form]): PupilId[] => {
    const value = (content as Record<string, unknown>)[field];
    if (form === 'one') return [value as PupilId];
    return form === 'list' ? (value as PupilId[]) : [...new Set((value as PupilId[][]).flat())];
  });
}

/**
 * Returns the lists of pupils in a condition of kind `mixed` (neighbours come from different lists). Empty for a
 * condition of a kind without lists.
 */
export const listsIn = (fields: PupilFields, content: object): PupilId[][] =>
  Object.entries(fields).flatMap(([field, form]) =>
    form === 'lists' ? (content as Record<string, PupilId[][]>)[field]! : [],
  );

/**
 * Distributes chosen pupils to the fields of a condition. Example: for the fields `pupil` (one pupil) and `others` (a
 * list), Ada, Bo and Cy become pupil Ada and others Bo and Cy.
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

/**
 * Returns a condition with only those pupils for whom `isMeant` is true. Undefined if a field of the condition would
 * become empty.
 */
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
