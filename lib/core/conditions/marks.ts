import { conditionPupils, type Condition, type PupilId } from './condition';
import { kindOf } from './kinds';
import { isEnough, isMark, toMarkId, type PupilFields } from './kinds/pupil-fields';

/** Maximum number of coloured marks that a class has for its pupils. */
export const maxMarks = 6;

/** Maximum length of a coloured mark's name, in UTF-16 code units. */
export const markNameMaxLength = 20;

/** Characters that show the shapes of the coloured marks in a text, by the mark's number from 0. */
export const markShapes = ['●', '▲', '■', '◆', '★', '✚'] as const;

export interface Mark {
  symbol: number;
  name: string;
}

/** Pupils with each coloured mark of a class, by the mark's id. */
export type MarkedPupils = Readonly<Record<PupilId, readonly PupilId[]>>;

interface MarkedClass {
  marks?: readonly Mark[];
  pupils: readonly { id: PupilId; marks?: readonly number[] }[];
}

/** Returns the pupils with each coloured mark, in the order of the class. */
export const toMarkedPupils = ({ marks = [], pupils }: MarkedClass): MarkedPupils =>
  Object.fromEntries(
    marks.map(({ symbol }) => [
      toMarkId(symbol),
      pupils.flatMap((pupil) => (pupil.marks?.includes(symbol) ? [pupil.id] : [])),
    ]),
  );

/**
 * Returns the id and name of each coloured mark of a class. The id stands for all pupils with the mark; the name
 * follows a character for the mark's shape.
 */
export const toNamedMarks = (marks: readonly Mark[] = []): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({
    id: toMarkId(symbol),
    name: `${markShapes[symbol] ?? ''} ${name}`,
  }));

/**
 * Returns the id and name of each coloured mark of a class. The name lacks the character for the mark's shape, because
 * a teacher does not type it.
 */
export const toTypedMarks = (marks: readonly Mark[]): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({ id: toMarkId(symbol), name }));

/** Returns what the conditions of a class can name: all its pupils, then all its coloured marks. */
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

/** Replaces the ids of coloured marks by their pupils, each pupil once. An unknown mark has no pupils. */
export const pupilsFor = (ids: readonly PupilId[], marked: MarkedPupils): PupilId[] => [
  ...new Set(ids.flatMap((id) => (isMark(id) ? (marked[id] ?? []) : [id]))),
];

/**
 * Replaces the coloured marks in a condition by their pupils, each pupil once. In a condition that mixes lists of
 * pupils, each coloured mark becomes a list of its own. Undefined if too few pupils remain.
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

/** Replaces the coloured marks in all conditions by their pupils. Conditions with too few pupils are left out. */
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
