import { z } from 'zod';
import { places } from '@/lib/core/seating/model';
import { pupilSchema } from './classes';
import { boardSideSchema, desksSchema, deskSchema, marksSchema } from './rooms';
import { recordId, text } from './text';

const pupilId = recordId();

/** A group names each pupil once. */
const group = (least: number) =>
  z
    .array(pupilId)
    .min(least)
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length, 'doubled');

/** True where the condition may be broken if it must. */
const wish = z.boolean().optional();

/** A condition (design, section 4); pupils by id. */
export const conditionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('together'), pupils: group(2), wish }),
  z.strictObject({ type: z.literal('apart'), pupils: group(2), wish }),
  z.strictObject({ type: z.literal('front'), pupils: group(1), wish }),
  z.strictObject({ type: z.literal('back'), pupils: group(1), wish }),
  z.strictObject({
    type: z.literal('zone'),
    pupils: group(1),
    desks: desksSchema,
    /** The place that the desks stand for in this room; only a text. */
    place: z.enum(places).optional(),
    wish,
  }),
  z.strictObject({ type: z.literal('fixed'), pupil: pupilId, desk: deskSchema, wish }),
]);

/**
 * `POST /classes/{id}/maps`: saves a map and makes it the class's active map. The client chooses the id, so a repeated
 * request saves nothing twice. The server checks every condition; a wrong map is 422 `seatingInvalid`.
 */
export const saveMapSchema = z.strictObject({
  id: recordId(),
  /** A standard room's kind, or the name of an own room. */
  roomName: text(80),
  /** The own room that the map was made for. One that the teacher may not see, or that is gone, is not stored. */
  roomId: recordId().optional(),
  /** The room as it was: desks, marks and the side of the board. */
  desks: desksSchema,
  marks: marksSchema.default([]),
  boardSide: boardSideSchema.default('top'),
  conditions: z.array(conditionSchema).max(1000),
  seats: z.array(z.strictObject({ pupilId, desk: deskSchema })).max(200),
  /** Ascending indices of the conditions that the map breaks, as shown to the teacher. */
  broken: z.array(z.number().int().min(0)).max(1000).default([]),
  seed: text(100),
});
export type SaveMap = z.infer<typeof saveMapSchema>;
export type SaveMapInput = z.input<typeof saveMapSchema>;

/** A saved map with the names its pupils have today. */
export const mapSchema = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  grade: z.string(),
  className: z.string(),
  roomName: z.string(),
  /** The own room that the map was made for; null for a standard room and for one that was deleted. */
  roomId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  isActive: z.boolean(),
  /** Whether the session's teacher may make it active or delete it now; false while the class is archived. */
  mayEdit: z.boolean(),
  isClassArchived: z.boolean(),
  desks: z.array(deskSchema),
  marks: marksSchema,
  boardSide: boardSideSchema,
  /** Present only in the response to those who have the right to edit the class, like `lapsedConditions`. */
  conditions: z.array(conditionSchema).optional(),
  /** Conditions that ended when a pupil was deleted, as they were saved. */
  lapsedConditions: z.array(conditionSchema).optional(),
  seats: z.array(z.object({ pupil: pupilSchema, desk: deskSchema })),
  /** Pupils of the class who have no seat on this map: they were away, or came later. */
  unseated: z.array(pupilSchema),
});
export type SavedMap = z.infer<typeof mapSchema>;

/** `GET /classes/{id}/maps`: the seats of the latest maps, newest first; input of the engine's history. */
export const mapHistorySchema = z.array(
  z.object({
    id: z.uuid(),
    desks: z.array(deskSchema),
    seats: z.array(z.object({ pupilId, desk: deskSchema })),
  }),
);
export type MapHistory = z.infer<typeof mapHistorySchema>;
