import { z } from 'zod';
import { deskKey } from '@/lib/core/rooms/room';
import { call } from '../call';
import { maxPupils } from '../classes/classes';
import { recordId } from '../text';
import { mapSchema, mapState } from './maps';

/** Maximum number of planned maps of a class: more than one for every week of a school year. */
export const maxPlannedMaps = 60;

/** Fields of a single map of a plan. */
const ownState = {
  /** Id chosen by the client, or the id of a planned map that the plan had before. */
  id: recordId(),
  /** The first day on which the map is active, in Norway; today or later. */
  plannedFor: z.iso.date(),
  /** Whether the map is left unchanged when the plan is made again. */
  isFixed: z.boolean(),
  trainees: mapState.trainees,
  locked: mapState.locked,
  broken: mapState.broken,
};
const { roomName, roomId, desks, marks, boardSide, conditions, emptyDesks } = mapState;
/** Fields that maps of a plan share: the room with its conditions. */
const commonState = { roomName, roomId, desks, marks, boardSide, conditions, emptyDesks };

const plannedMap = z.strictObject({ ...ownState, ...commonState, seats: mapState.seats });
export type PlannedMap = z.input<typeof plannedMap>;

const basis = z
  .array(z.strictObject({ id: recordId(), version: z.number().int().positive() }))
  .max(maxPlannedMaps);

/** A plan in its unpacked form, with each map complete. */
export const termPlanInHandSchema = z.strictObject({
  basis,
  maps: z.array(plannedMap).max(maxPlannedMaps),
});
export type TermPlanInHand = z.input<typeof termPlanInHandSchema>;

/**
 * `PUT /classes/{id}/term-plan` replaces the planned maps. `basis` are the planned maps before the edit. If the class
 * now has other planned maps, or another version of one, the response is 409 `changedMeanwhile`. A map that the new
 * plan lacks is deleted, and can be restored. A repeat of the last request is no error. Each map becomes active on its
 * day without a job. `skippedWeeks` are those of `PlanRhythm`; if they are missing, the class's skipped weeks do not
 * change.
 *
 * Rooms with their conditions, and pupils, are sent once. `seats` of a map are the indexes of the pupils' desks in its
 * room, in the order of `pupils`, and null for a pupil without a desk. After parsing, each map is complete.
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

/** Packs a plan for sending: each room with its conditions once, seats as indexes. */
export function packTermPlan(
  { basis: from, maps }: TermPlanInHand,
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

/** The planned maps of a class, in the order of their days. */
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
