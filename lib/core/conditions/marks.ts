import { conditionPupils, type Condition, type PupilId } from './condition';
import { kindOf } from './kinds';
import { isEnough, isMark, toMarkId, type PupilFields } from './kinds/pupil-fields';

/** Maximum number of coloured marks (tags for pupils) in a class. */
export const maxMarks = 6;

/** Maximum length of the name of a coloured mark (a tag for pupils), in UTF-16 code units. */
export const markNameMaxLength = 20;

/**
 * Characters that show the shapes of the coloured marks (tags for pupils) in a text. The character at index n belongs
 * to the mark with number n.
 */
export const markShapes = ['●', '▲', '■', '◆', '★', '✚'] as const;

export interface Mark {
  symbol: number;
  name: string;
}

/** Map from the id of a coloured mark (a tag for pupils) to the ids of the pupils with this mark. */
export type MarkedPupils = Readonly<Record<PupilId, readonly PupilId[]>>;

interface MarkedClass {
  marks?: readonly Mark[];
  pupils: readonly { id: PupilId; marks?: readonly number[] }[];
}

/**
 * Returns a map from the id of each coloured mark (a tag for pupils) of a class to the ids of the pupils with this
 * mark. The pupils are in the order of the class.
 */
export const toMarkedPupils = ({ marks = [], pupils }: MarkedClass): MarkedPupils =>
  Object.fromEntries(
    marks.map(({ symbol }) => [
      toMarkId(symbol),
      pupils.flatMap((pupil) => (pupil.marks?.includes(symbol) ? [pupil.id] : [])),
    ]),
  );

/**
 * Returns the id and name of each coloured mark (a tag for pupils) of a class. The name begins with the character for
 * the shape of the mark, such as "● Reading".
 */
export const toNamedMarks = (marks: readonly Mark[] = []): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({
    id: toMarkId(symbol),
    name: `${markShapes[symbol] ?? ''} ${name}`,
  }));

/**
 * Returns the id and name of each coloured mark (a tag for pupils), for reading a typed condition. The name has no
 * character for the shape of the mark, because teachers do not type that character.
 */
export const toTypedMarks = (marks: readonly Mark[]): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({ id: toMarkId(symbol), name }));

/**
 * Returns the id and name of everything that a condition can name: all pupils of a class, then all coloured marks
 * (tags for pupils).
 */
export const toNamed = <Pupil extends { id: PupilId; name: string }>({
  marks,
  pupils,
}: {
  marks?: readonly Mark[];
  pupils: readonly Pupil[];
}): { id: PupilId; name: string }[] => [
  ...pupils.map(({ id, name }) => ({ id, name })),
  ...toNamedMarks(marks),
];

/**
 * Replaces the ids of coloured marks (tags for pupils) by the ids of the pupils with these marks. Each pupil is
 * returned once; an unknown mark stands for no pupil.
 */
export const pupilsFor = (ids: readonly PupilId[], marked: MarkedPupils): PupilId[] => [
  ...new Set(ids.flatMap((id) => (isMark(id) ? (marked[id] ?? []) : [id]))),
];

/**
 * Replaces the coloured marks (tags for pupils) in a condition by the pupils with these marks; in a `mixed`
 * condition, each mark becomes a separate list. Undefined if too few pupils remain.
 */
export function withMarkedPupils(
  condition: Condition,
  marked: MarkedPupils,
): Condition | undefined {
  if (!conditionPupils(condition).some(isMark)) return condition;
  const kind = kindOf(condition);
  const expanded = expandFields(kind.pupilFields, condition, marked) as unknown as Condition;
  return isEnough(kind, conditionPupils(expanded)) ? expanded : undefined;
}

/**
 * Replaces the coloured marks (tags for pupils) in all conditions by the pupils with these marks. A condition is left
 * out if too few pupils remain.
 */
export const allWithMarkedPupils = (
  conditions: readonly Condition[],
  marked: MarkedPupils,
): Condition[] => conditions.flatMap((condition) => withMarkedPupils(condition, marked) ?? []);

function expandFields(
  fields: PupilFields,
  condition: object,
  marked: MarkedPupils,
): Record<string, unknown> {
  const content: Record<string, unknown> = { ...condition };
  const forms = Object.entries(fields);
  const single = forms.flatMap(([field, form]) => (form === 'one' ? [content[field]] : []));
  for (const [field, form] of forms) {
    if (form === 'list') {
      const pupils = pupilsFor(content[field] as PupilId[], marked);
      content[field] = pupils.filter((id) => !single.includes(id));
    }
    if (form === 'lists') {
      content[field] = (content[field] as PupilId[][])
        .flatMap((list) => [
          list.filter((id) => !isMark(id)),
          ...list.filter(isMark).map((id) => [id]),
        ])
        .map((list) => pupilsFor(list, marked))
        .filter((list) => list.length > 0);
    }
  }
  return content;
}
