import { z } from 'zod';
import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { kinds, ownFields, type Content } from '@/lib/core/conditions/kinds';
import type { Kind } from '@/lib/core/conditions/kinds/kind';
import { isMark, pupilsIn, toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import { maxMarks } from '@/lib/core/conditions/marks';
import { places } from '@/lib/core/rooms/places';
import { deskSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';

export const maxClassConditions = 300;
/** Maximum number of pupil names in all conditions of a class together. A pupil in two conditions counts twice. */
export const maxNamedPupils = 3000;

const pupilId = recordId();

const isGroup = (ids: readonly string[]) => new Set(ids).size === ids.length;

const markId = z.enum(Array.from({ length: maxMarks }, (_, symbol) => toMarkId(symbol)));

/**
 * A list of pupils with a coloured mark (a label of pupils) may have fewer than `least` entries, because the mark
 * stands for all pupils with this label.
 */
const group = (listed: z.ZodType<string>, least: number) =>
  z
    .array(listed)
    .max(200)
    .refine(isGroup, 'doubled')
    .refine((ids) => ids.length >= least || ids.some(isMark), 'too_small');

const maxLists = 20;

type Shape = Record<string, z.ZodType>;

function pupilShape(
  { pupilFields, least }: Pick<Kind<Content>, 'pupilFields' | 'least'>,
  listed: z.ZodType<string>,
): Shape {
  const forms = Object.entries(pupilFields);
  const singles = forms.filter(([, form]) => form === 'one').length;
  const shapes = {
    one: () => pupilId,
    list: () => group(listed, least - singles),
    lists: () => z.array(group(listed, 1)).min(1).max(maxLists),
  };
  return Object.fromEntries(forms.map(([field, form]) => [field, shapes[form]()]));
}

/**
 * Returns the schema of a seating condition for a class or a map. `ofZone`, `ofFixed` and `ofAll` are the additional
 * fields of zone conditions, of fixed-desk conditions and of all conditions. `listed` is the schema of one entry in a
 * list of pupils: a pupil's id or, for a class, also a coloured mark (a label of pupils).
 */
export function toConditionSchema(
  ofZone: Shape,
  ofFixed: Shape,
  ofAll: Shape,
  listed: z.ZodType<string> = pupilId,
) {
  const common = {
    id: recordId(),
    wish: z.boolean().optional(),
    ...ofAll,
  };
  const deskFields: Partial<Record<Content['type'], Shape>> = {
    zone: ofZone,
    fixed: { desk: deskSchema, ...ofFixed },
  };
  const options = Object.entries(kinds).map(([type, kind]) =>
    z
      .strictObject({
        ...common,
        type: z.literal(type),
        ...pupilShape(kind, listed),
        ...(deskFields[type as Content['type']] ??
          Object.fromEntries(ownFields(kind).map(([field, is]) => [field, z.literal(is)]))),
      })
      .refine((given) => isGroup(pupilsIn(kind.pupilFields, given)), 'doubled'),
  );
  return z.discriminatedUnion('type', options as never) as unknown as z.ZodType<
    Condition,
    Condition
  >;
}

const conditionRoomSchema = z.union([
  z.strictObject({
    standard: text(80),
    seatCount: z.number().int().min(1).max(2000),
  }),
  z.strictObject({ own: recordId(), version: z.number().int().min(0).max(2_000_000_000) }),
]);

export const classConditionSchema = toConditionSchema(
  { place: z.enum(places) },
  { room: conditionRoomSchema },
  { until: z.iso.date().optional() },
  z.union([pupilId, markId]),
);

export const haveOwnIds = (conditions: readonly Condition[]) =>
  new Set(conditions.map(({ id }) => id)).size === conditions.length;

const conditionListSchema = z
  .array(classConditionSchema)
  .max(maxClassConditions)
  .refine(haveOwnIds, 'doubled')
  .refine((list) => list.flatMap(conditionPupils).length <= maxNamedPupils, 'too_big');

/**
 * Body of `PUT /classes/{id}/conditions`, which replaces all conditions of a class. An outdated `version`, or a pupil
 * or coloured mark (a label of pupils) that is not in the class, gives 409 `changedMeanwhile`.
 */
export const putConditionsSchema = z.strictObject({
  version: z.number().int().min(0),
  conditions: conditionListSchema,
});
export type PutConditions = z.infer<typeof putConditionsSchema>;

export const keptConditionsSchema = z.object({
  /** Version of a class's list of conditions; 0 until conditions are stored for the first time. */
  version: z.number().int(),
  conditions: z.array(classConditionSchema),
  /**
   * Conditions of a class that have too few pupils because a pupil was deleted. The next change of the class's
   * conditions deletes these conditions.
   */
  lapsed: z.array(classConditionSchema),
});
export type KeptConditions = z.infer<typeof keptConditionsSchema>;

export const conditionCalls = {
  readConditions: call('GET', '/classes/{classId}/conditions', 'teacher', {
    answer: keptConditionsSchema,
    codes: ['forbidden'],
  }),
  putConditions: call('PUT', '/classes/{classId}/conditions', 'teacher', {
    body: putConditionsSchema,
    maxBodyBytes: 500_000,
    answer: keptConditionsSchema,
    codes: ['changedMeanwhile', 'classArchived', 'forbidden', 'tooManyRequests'],
  }),
};
