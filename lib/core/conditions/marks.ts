import { conditionPupils, type Condition, type PupilId } from './condition';
import { kindOf } from './kinds';
import { isEnough, isMark, toMarkId, type PupilFields } from './kinds/pupil-fields';

/** Maximum number of marks of a class. A mark's `symbol` is a number from 0 that fixes its colour and shape. */
export const maxMarks = 6;

/** Maximum length of a mark's name, in UTF-16 code units. */
export const markNameMaxLength = 20;

/** The character that shows the shape of each mark's symbol in texts. */
export const markShapes = ['●', '▲', '■', '◆', '★', '✚'] as const;

/** A mark of a class. */
export interface Mark {
  symbol: number;
  name: string;
}

/** The pupils with each mark of a class, by the id that stands for the mark. */
export type MarkedPupils = Readonly<Record<PupilId, readonly PupilId[]>>;

interface MarkedClass {
  marks?: readonly Mark[];
  pupils: readonly { id: PupilId; marks?: readonly number[] }[];
}

/** The pupils with each mark, in the order of the class. */
export const toMarkedPupils = ({ marks = [], pupils }: MarkedClass): MarkedPupils =>
  Object.fromEntries(
    marks.map(({ symbol }) => [
      toMarkId(symbol),
      pupils.flatMap((pupil) => (pupil.marks?.includes(symbol) ? [pupil.id] : [])),
    ]),
  );

/**
 * The marks in the form of named pupils. The name begins with the mark's shape; the id stands for all pupils with the
 * mark.
 */
export const toNamedMarks = (marks: readonly Mark[] = []): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({
    id: toMarkId(symbol),
    name: `${markShapes[symbol] ?? ''} ${name}`,
  }));

/** The marks with the names that a teacher types. */
export const toTypedMarks = (marks: readonly Mark[]): { id: PupilId; name: string }[] =>
  marks.map(({ symbol, name }) => ({ id: toMarkId(symbol), name }));

/** All pupils and marks that a class's conditions can name: first the pupils, then the marks. */
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

/** The pupils for whom ids stand, each pupil once. The id of an unknown mark stands for no pupil. */
export const pupilsFor = (ids: readonly PupilId[], marked: MarkedPupils): PupilId[] => [
  ...new Set(ids.flatMap((id) => (isMark(id) ? (marked[id] ?? []) : [id]))),
];

/**
 * A class's condition in which pupils replace their marks. No list has a pupil twice, or the pupil of a single field.
 * In a field of several lists, each mark becomes a list of its own. Undefined if the condition has too few pupils.
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

/** A class's conditions in which pupils replace their marks. Conditions with too few pupils are left out. */
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
