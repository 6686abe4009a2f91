import { z } from 'zod';
import { deskKey } from '@/lib/core/rooms/room';
import { call } from '../call';
import { maxPupils } from '../classes/classes';
import { recordId } from '../text';
import { mapSchema, mapState } from './maps';

/**
 * Maximum number of seating maps in a class's term plan (maps planned ahead by date): enough for a new map in every
 * week of a school year.
 */
export const maxPlannedMaps = 60;

const ownState = {
  id: recordId(),
  /** First day on which a planned seating map is active, as a calendar day in Norway; today or later. */
  plannedFor: z.iso.date(),
  /**
   * True if a planned seating map stays unchanged when a new term plan (seating maps planned ahead by date) is made.
   */
  isFixed: z.boolean(),
  trainees: mapState.trainees,
  locked: mapState.locked,
  broken: mapState.broken,
};
const { roomName, roomId, desks, marks, boardSide, conditions, emptyDesks } = mapState;
const commonState = { roomName, roomId, desks, marks, boardSide, conditions, emptyDesks };

const plannedMap = z.strictObject({ ...ownState, ...commonState, seats: mapState.seats });
export type PlannedMap = z.input<typeof plannedMap>;

const basis = z
  .array(z.strictObject({ id: recordId(), version: z.number().int().positive() }))
  .max(maxPlannedMaps);

export const editedTermPlanSchema = z.strictObject({
  basis,
  maps: z.array(plannedMap).max(maxPlannedMaps),
});
export type EditedTermPlan = z.input<typeof editedTermPlanSchema>;

/**
 * Body of `PUT /classes/{id}/term-plan`, which replaces the planned seating maps of a class; idempotent. `basis` lists
 * the planned maps before the edit; an outdated `basis` gives 409 `changedMeanwhile`. For each map, `room` is an index
 * in `rooms`, and `seats` is: index in `pupils` → index of the pupil's desk in the room, or null.
 */
export const keepTermPlanSchema = z
  .strictObject({
    basis,
    pupils: z.array(recordId()).max(maxPupils),
    rooms: z.array(z.strictObject(commonState)).max(maxPlannedMaps),
    maps: z
      .array(
        z.strictObject({
          ...ownState,
          room: z.number().int().min(0),
          seats: z.array(z.number().int().min(0).nullable()).max(maxPupils),
        }),
      )
      .max(maxPlannedMaps)
      .refine(
        (maps) =>
          maps.every((map, index) => index === 0 || maps[index - 1]!.plannedFor < map.plannedFor),
        'unordered',
      )
      .refine((maps) => new Set(maps.map(({ id }) => id)).size === maps.length, 'doubled'),
    skippedWeeks: z.array(z.number().int().min(1).max(53)).max(53).optional(),
  })
  .refine(
    ({ pupils, rooms, maps }) =>
      maps.every(
        ({ room, seats }) =>
          seats.length <= pupils.length &&
          seats.every((desk) => desk === null || rooms[room]?.desks[desk]),
      ),
    'outOfRange',
  )
  .transform(({ pupils, rooms, maps, ...rest }) => ({
    ...rest,
    maps: maps.map(({ room, seats, ...own }) => ({
      ...own,
      ...rooms[room]!,
      seats: seats.flatMap((desk, index) =>
        desk === null ? [] : [{ pupilId: pupils[index]!, desk: rooms[room]!.desks[desk]! }],
      ),
    })),
  }));
export type KeepTermPlan = z.output<typeof keepTermPlanSchema>;
export type KeepTermPlanInput = z.input<typeof keepTermPlanSchema>;

/**
 * Converts a term plan (seating maps planned ahead by date) to the compact request body. A room of several maps is
 * included once, and each seat becomes the index of a desk.
 */
export function packTermPlan(
  { basis: from, maps }: EditedTermPlan,
  skippedWeeks?: number[],
): KeepTermPlanInput {
  const pupils = [...new Set(maps.flatMap(({ seats }) => seats.map(({ pupilId }) => pupilId)))];
  const rooms = new Map<string, KeepTermPlanInput['rooms'][number]>();
  const packed = maps.map(
    ({ id, plannedFor, isFixed, trainees, locked, broken, seats, ...room }) => {
      const key = JSON.stringify(room);
      rooms.set(key, room);
      const placeOf = new Map(room.desks.map((desk, index) => [deskKey(desk), index]));
      const deskOf = new Map(
        seats.map(({ pupilId, desk }) => [pupilId, placeOf.get(deskKey(desk))]),
      );
      return {
        ...{ id, plannedFor, isFixed, trainees, locked, broken },
        room: [...rooms.keys()].indexOf(key),
        seats: pupils.map((pupil) => deskOf.get(pupil) ?? null),
      };
    },
  );
  return { basis: from, pupils, rooms: [...rooms.values()], maps: packed, skippedWeeks };
}

export const termPlanSchema = z.array(mapSchema);
export type TermPlan = z.infer<typeof termPlanSchema>;

export const termPlanCalls = {
  readTermPlan: call('GET', '/classes/{classId}/term-plan', 'teacher', { answer: termPlanSchema }),
  keepTermPlan: call('PUT', '/classes/{classId}/term-plan', 'teacher', {
    body: keepTermPlanSchema,
    maxBodyBytes: 500_000,
    answer: termPlanSchema,
    codes: [
      'changedMeanwhile',
      'classArchived',
      'forbidden',
      'idTaken',
      'noActivePlan',
      'seatingInvalid',
      'tooManyMaps',
      'tooManyRequests',
    ],
  }),
};
