import { z } from 'zod';
import { distances } from '@/lib/core/conditions/kinds/distance';
import { places } from '@/lib/core/rooms/places';
import { deskSchema } from '../rooms/rooms';
import { recordId, text } from '../text';

/** Maximum number of conditions that a class keeps, and of pupils that they name together. */
export const maxClassConditions = 300;
export const maxNamedPupils = 3000;

const pupilId = recordId();

/** A group names each pupil once. */
const group = (least: number) =>
  z
    .array(pupilId)
    .min(least)
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length, 'doubled');

/** The room that a fixed desk belongs to. */
const conditionRoomSchema = z.union([
  z.strictObject({
    standard: text(80),
    seatCount: z.number().int().min(1).max(2000),
  }),
  z.strictObject({ own: recordId(), version: z.number().int().min(0).max(2_000_000_000) }),
]);

const common = {
  /** Chosen by the client. A condition keeps it when it is changed. */
  id: recordId(),
  wish: z.boolean().optional(),
  until: z.iso.date().optional(),
};

/** A condition as it is kept with a class; see `ClassCondition`. */
export const classConditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.enum(['together', 'apart']), pupils: group(2) }),
  z.strictObject({ ...common, kind: z.enum(['alone', 'front', 'back']), pupils: group(1) }),
  z.strictObject({
    ...common,
    kind: z.literal('distance'),
    desks: z.literal(distances),
    pupils: group(2),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('place'),
    place: z.enum(places),
    pupils: group(1),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('fixed'),
    pupil: pupilId,
    desk: deskSchema,
    room: conditionRoomSchema,
  }),
]);

const conditionListSchema = z
  .array(classConditionSchema)
  .max(maxClassConditions)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'doubled')
  .refine(
    (list) =>
      list.reduce((count, one) => count + (one.kind === 'fixed' ? 1 : one.pupils.length), 0) <=
      maxNamedPupils,
    'too_big',
  );

/**
 * `PUT /classes/{id}/conditions` replaces the class's conditions. `version` is the one that was changed, 0 where none
 * were kept; if it is not the newest, or a pupil is not in the class, the answer is 409 `changedMeanwhile`.
 */
export const putConditionsSchema = z.strictObject({
  version: z.number().int().min(0),
  conditions: conditionListSchema,
});
export type PutConditions = z.infer<typeof putConditionsSchema>;

/** `GET /classes/{id}/conditions`, and the response to changing them. */
export const keptConditionsSchema = z.object({
  /** 0 until conditions are kept for the first time. */
  version: z.number().int(),
  conditions: z.array(classConditionSchema),
  /** Conditions that ended when a pupil was deleted, as they were kept. They go with the next change. */
  lapsed: z.array(classConditionSchema),
});
export type KeptConditions = z.infer<typeof keptConditionsSchema>;
