/** Identifies a pupil within a class; opaque to the engine. */
export type PupilId = string;

/** Form of a field that names pupils: one pupil, a list, or several lists. */
export type PupilForm = 'one' | 'list' | 'lists';

/** The fields of a content that name pupils, with their form. */
export type PupilFields = Readonly<Record<string, PupilForm>>;

/** The pupils of a content, field by field. A pupil in several lists of one field is returned once. */
export function pupilsIn(fields: PupilFields, content: object): PupilId[] {
  // The fast path for one list, because the checker reads every map.
  if (fields.pupils === 'list') return (content as { pupils: PupilId[] }).pupils;
  return Object.entries(fields).flatMap(([field, form]): PupilId[] => {
    const value = (content as Record<string, unknown>)[field];
    if (form === 'one') return [value as PupilId];
    return form === 'list' ? (value as PupilId[]) : [...new Set((value as PupilId[][]).flat())];
  });
}

/** The lists of all fields with several lists. */
export const listsIn = (fields: PupilFields, content: object): PupilId[][] =>
  Object.entries(fields).flatMap(([field, form]) =>
    form === 'lists' ? (content as Record<string, PupilId[][]>)[field]! : [],
  );

/**
 * The pupil fields for pupils in the order in which they were chosen: one for each field of one pupil, the others in
 * the list.
 */
export function toPupilFields(
  fields: PupilFields,
  pupils: readonly PupilId[],
): Record<string, unknown> {
  const singles = Object.values(fields).filter((form) => form === 'one').length;
  const others = pupils.slice(singles);
  const forms = { one: (at: number) => pupils[at], list: () => others, lists: () => [others] };
  return Object.fromEntries(
    Object.entries(fields).map(([field, form], at) => [field, forms[form](at)]),
  );
}

/**
 * Reduces a content to some of its pupils; undefined if the pupil of a single field, or all pupils of a list, are
 * missing.
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
