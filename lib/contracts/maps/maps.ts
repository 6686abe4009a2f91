import { z } from 'zod';
import { cleanName, duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { maxDesks } from '@/lib/core/rooms/room-layout';
import { places } from '@/lib/core/rooms/places';
import { pupilSchema } from '../classes/classes';
import { haveOwnIds, toConditionSchema } from '../conditions/conditions';
import {
  boardSideSchema,
  desksSchema,
  deskSchema,
  marksSchema,
  storedLayoutSchema,
} from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';

const pupilId = recordId();

export const conditionSchema = toConditionSchema(
  { desks: desksSchema, place: z.enum(places).optional() },
  {},
  {},
);

export const mapNameMaxLength = 60;
export const maxTrainees = 20;

const mapName = text(mapNameMaxLength);

/** Trainee on a seating map (a pupil from outside the class). `desk` is null for a trainee without a desk. */
const traineeSchema = z.strictObject({
  id: recordId(),
  name: text(pupilNameMaxLength),
  desk: deskSchema.nullable(),
});
export type Trainee = z.infer<typeof traineeSchema>;

const traineeListSchema = z
  .array(traineeSchema)
  .max(maxTrainees)
  .refine((trainees) => new Set(trainees.map(({ id }) => id)).size === trainees.length, 'doubled')
  .refine((trainees) => duplicateIndexes(trainees.map(({ name }) => name)).length === 0, 'doubled');

export const mapState = {
  /**
   * Name of a seating map's room: the type of a standard room (a room that the product offers), or the name of a
   * teacher's own room.
   */
  roomName: text(80),
  /**
   * Id of a seating map's room if the room is a teacher's own room. The id of a deleted or inaccessible room is not
   * stored.
   */
  roomId: recordId().optional(),
  desks: desksSchema,
  marks: marksSchema.default([]),
  boardSide: boardSideSchema.default('top'),
  conditions: z.array(conditionSchema).max(1000).refine(haveOwnIds, 'doubled'),
  seats: z.array(z.strictObject({ pupilId, desk: deskSchema })).max(200),
  trainees: traineeListSchema.default([]),
  emptyDesks: z.array(deskSchema).max(maxDesks).default([]),
  /**
   * Ids of the pupils and trainees (pupils from outside the class) who keep their desks when the seating search runs
   * again. Each of these pupils and trainees must have a desk.
   */
  locked: z
    .array(pupilId)
    .max(200 + maxTrainees)
    .default([]),
  off: z.array(recordId()).max(1000).default([]),
  broken: z.array(recordId()).max(1000).default([]),
};

/**
 * Body of `POST /classes/{id}/maps`, which saves a seating map as the class's active map; the client chooses the id.
 * The server checks every condition on the seats; an invalid map gives 422 `seatingInvalid`.
 */
export const saveMapSchema = z.strictObject({
  id: recordId(),
  name: mapName.optional(),
  ...mapState,
});
export type SaveMap = z.infer<typeof saveMapSchema>;
export type SaveMapInput = z.input<typeof saveMapSchema>;

/**
 * Body of `PUT /maps/{id}`, which changes a seating map and keeps the former state as an earlier version. An outdated
 * `version` gives 409 `changedMeanwhile`; a repeat of the last change changes nothing.
 */
export const changeMapSchema = z.strictObject({
  version: z.number().int().positive(),
  ...mapState,
});
export type ChangeMap = z.infer<typeof changeMapSchema>;
export type ChangeMapInput = z.input<typeof changeMapSchema>;

/** Body of `PATCH /maps/{id}`, which names a seating map. An empty name removes the present name. */
export const renameMapSchema = z.strictObject({
  name: z.string().transform(cleanName).pipe(z.string().max(mapNameMaxLength)),
});

const shownState = {
  roomName: z.string(),
  /**
   * Id of a seating map's room if the room is a teacher's own room. Null for a deleted room and for a standard room (a
   * room that the product offers).
   */
  roomId: z.uuid().nullable(),
  ...storedLayoutSchema.shape,
  /** Conditions of a seating map; missing for users who may not edit the class. */
  conditions: z.array(conditionSchema).optional(),
  broken: z.array(z.uuid()).optional(),
  /** Conditions of a seating map that have too few pupils because a pupil was deleted. */
  lapsedConditions: z.array(conditionSchema).optional(),
  locked: z.array(pupilId).optional(),
  off: z.array(z.uuid()).optional(),
  seats: z.array(z.object({ pupil: pupilSchema, desk: deskSchema })),
  /** Pupils of the class without a seat on a seating map, because the pupils were absent or joined the class later. */
  unseated: z.array(pupilSchema),
  trainees: z.array(traineeSchema),
  emptyDesks: z.array(deskSchema),
};

const planned = {
  activeFrom: z.iso.datetime(),
  plannedFor: z.iso.date().nullable().default(null),
};

/** `updatedBy` is the name of the teacher who last saved a seating map; null if the teacher's account was deleted. */
const saved = { updatedAt: z.iso.datetime(), updatedBy: z.string().nullable() };

export const mapSchema = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  grade: z.string(),
  className: z.string(),
  name: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  ...saved,
  isUpdatedByMe: z.boolean().default(false),
  isActive: z.boolean(),
  ...planned,
  isToCome: z.boolean().default(false),
  /** True if a seating map stays unchanged when a new term plan (seating maps planned ahead by date) is made. */
  isFixed: z.boolean().default(false),
  /** True if the user may change, activate or delete a seating map; false while the class is archived. */
  mayEdit: z.boolean(),
  isClassArchived: z.boolean(),
  ...shownState,
});
export type SavedMap = z.infer<typeof mapSchema>;

export const maxMapVersions = 50;

/** Maximum number of seating maps per class: enough for a new map on every school day of five years. */
export const maxMaps = 1000;

/** Response to `GET /maps/{id}/versions`: the earlier versions of a seating map, the newest first. */
export const mapVersionsSchema = z.array(z.object({ version: z.number().int(), ...saved }));
export type MapVersions = z.infer<typeof mapVersionsSchema>;

export const mapVersionSchema = z.object({
  version: z.number().int(),
  ...saved,
  ...shownState,
});
export type MapVersion = z.infer<typeof mapVersionSchema>;

/** Body of `PUT /maps/{id}/absences/{day}`, which records a pupil as absent or present on a day; idempotent. */
export const putAbsenceSchema = z.strictObject({ pupilId, away: z.boolean() });
export type PutAbsence = z.infer<typeof putAbsenceSchema>;

/** Maximum number of days from today to the day of an absence, in the past or in the future. */
export const maxAbsenceDays = 7;

/**
 * Response to `GET /maps/{id}/absences/{day}` and to the `PUT` request of the same path: the pupils of a seating map
 * who are absent on a day such as `2026-08-20`.
 */
export const absencesSchema = z.object({
  away: z.array(
    z.object({
      pupilId: z.uuid(),
      /** Name of the teacher who recorded a pupil as absent; null if the teacher's account was deleted. */
      markedBy: z.string().nullable(),
    }),
  ),
});
export type Absences = z.infer<typeof absencesSchema>;

/**
 * Response to `GET /classes/{id}/maps`: the seats on a class's latest seating maps, the newest map first. The seating
 * search uses these maps to avoid repeats (two pupils who are neighbours again).
 */
export const mapHistorySchema = z.array(
  z.object({
    id: z.uuid(),
    desks: z.array(deskSchema),
    seats: z.array(z.object({ pupilId, desk: deskSchema })),
  }),
);
export type MapHistory = z.infer<typeof mapHistorySchema>;

export const mapCalls = {
  readMapHistory: call('GET', '/classes/{classId}/maps', 'teacher', { answer: mapHistorySchema }),
  saveMap: call('POST', '/classes/{classId}/maps', 'teacher', {
    body: saveMapSchema,
    maxBodyBytes: 500_000,
    answer: mapSchema,
    codes: [
      'classArchived',
      'forbidden',
      'idTaken',
      'noActivePlan',
      'seatingInvalid',
      'tooManyMaps',
      'tooManyRequests',
    ],
  }),
  readMap: call('GET', '/maps/{mapId}', 'teacher', { answer: mapSchema }),
  changeMap: call('PUT', '/maps/{mapId}', 'teacher', {
    body: changeMapSchema,
    maxBodyBytes: 500_000,
    answer: mapSchema,
    codes: [
      'changedMeanwhile',
      'classArchived',
      'forbidden',
      'noActivePlan',
      'seatingInvalid',
      'tooManyRequests',
    ],
  }),
  renameMap: call('PATCH', '/maps/{mapId}', 'teacher', {
    body: renameMapSchema,
    answer: mapSchema,
    codes: ['classArchived', 'forbidden'],
  }),
  deleteMap: call('DELETE', '/maps/{mapId}', 'teacher', { codes: ['classArchived', 'forbidden'] }),
  activateMap: call('POST', '/maps/{mapId}/activate', 'teacher', {
    answer: mapSchema,
    codes: ['classArchived', 'forbidden'],
  }),
  restoreMap: call('POST', '/maps/{mapId}/restore', 'teacher', {
    answer: mapSchema,
    codes: ['classArchived', 'forbidden', 'tooManyMaps'],
  }),
  listAbsences: call('GET', '/maps/{mapId}/absences/{day}', 'teacher', { answer: absencesSchema }),
  putAbsence: call('PUT', '/maps/{mapId}/absences/{day}', 'teacher', {
    body: putAbsenceSchema,
    answer: absencesSchema,
    codes: ['classArchived', 'tooManyRequests'],
  }),
  listMapVersions: call('GET', '/maps/{mapId}/versions', 'teacher', { answer: mapVersionsSchema }),
  readMapVersion: call('GET', '/maps/{mapId}/versions/{version}', 'teacher', {
    answer: mapVersionSchema,
  }),
  /**
   * Restores an earlier version of a seating map. The body's `version` is the present version; an outdated `version`
   * gives 409 `changedMeanwhile`.
   */
  restoreMapVersion: call('POST', '/maps/{mapId}/versions/{version}/restore', 'teacher', {
    body: z.strictObject({ version: z.number().int().positive() }),
    answer: mapSchema,
    codes: ['changedMeanwhile', 'classArchived', 'forbidden', 'noActivePlan', 'tooManyRequests'],
  }),
};
