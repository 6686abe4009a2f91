/** Identifies a pupil within one class; opaque to the engine. */
export type PupilId = string;

const markPrefix = 'mark:';

/** The id that stands for all pupils with a mark of the class, in the lists of a class's conditions. */
export const toMarkId = (symbol: number): PupilId => `${markPrefix}${symbol}`;

/** Whether an id stands for all pupils with a mark. */
export const isMark = (id: PupilId): boolean => id.startsWith(markPrefix);

/** How a field of a content names pupils: one pupil, a list of them, or several lists. */
export type PupilForm = 'one' | 'list' | 'lists';

/** The fields of a content that name pupils. */
export type PupilFields = Readonly<Record<string, PupilForm>>;

const countSingles = (fields: PupilFields): number =>
  Object.values(fields).filter((form) => form === 'one').length;

/** Whether pupils and marks are enough for a content. Only a pupil can be in a single field; a mark counts as many. */
export function isEnough(
  { least, pupilFields }: { least: number; pupilFields: PupilFields },
  pupils: readonly PupilId[],
): boolean {
  const hasMark = pupils.some(isMark);
  if (!hasMark) return pupils.length >= least;
  return pupils.filter((id) => !isMark(id)).length >= countSingles(pupilFields);
}

/** The pupils of a content, field by field. A pupil in several lists of one field is given once. */
export function pupilsIn(fields: PupilFields, content: object): PupilId[] {
  // Most kinds have one list, which the checker reads for every map.
  if (fields.pupils === 'list') return (content as { pupils: PupilId[] }).pupils;
  return Object.entries(fields).flatMap(([field, form]): PupilId[] => {
    const value = (content as Record<string, unknown>)[field];
    if (form === 'one') return [value as PupilId];
    return form === 'list' ? (value as PupilId[]) : [...new Set((value as PupilId[][]).flat())];
  });
}

/** The lists of all fields that have several. */
export const listsIn = (fields: PupilFields, content: object): PupilId[][] =>
  Object.entries(fields).flatMap(([field, form]) =>
    form === 'lists' ? (content as Record<string, PupilId[][]>)[field]! : [],
  );

/**
 * The fields for pupils in the order in which they were chosen: one pupil for each single field, all others in the list.
 * Of several lists each mark gets its own, and the pupils share one.
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

/** The content for some of its pupils; undefined where a single field's pupil or all of a field's pupils are missing. */
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
