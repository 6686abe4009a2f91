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

/** A condition of a map (design, section 4). Its places are desks of the map's room. */
export const conditionSchema = toConditionSchema(
  { desks: desksSchema, place: z.enum(places).optional() },
  {},
  {},
);

/** Maximum length of a map's name, and maximum number of its trainees. */
export const mapNameMaxLength = 60;
export const maxTrainees = 20;

const mapName = text(mapNameMaxLength);

/** A trainee: a pupil from outside the class, with a first name. `desk` is null while the trainee has no desk. */
const traineeSchema = z.strictObject({
  /** Id chosen by the client, different from those of pupils. */
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

/** The stored fields of a map. */
export const mapState = {
  /** A standard room's kind, or the name of an own room. */
  roomName: text(80),
  /**
   * The own room for which the map was made. A room that the teacher may not see, or that was deleted, is not stored.
   */
  roomId: recordId().optional(),
  /** The room at the time of saving: desks, marks and the side of the board. */
  desks: desksSchema,
  marks: marksSchema.default([]),
  boardSide: boardSideSchema.default('top'),
  conditions: z.array(conditionSchema).max(1000).refine(haveOwnIds, 'doubled'),
  seats: z.array(z.strictObject({ pupilId, desk: deskSchema })).max(200),
  trainees: traineeListSchema.default([]),
  /** Desks that the teacher leaves empty. */
  emptyDesks: z.array(deskSchema).max(maxDesks).default([]),
  /** Pupils and trainees whose desk is locked; each has a desk. */
  locked: z
    .array(pupilId)
    .max(200 + maxTrainees)
    .default([]),
  /** The ids of the class's conditions that are switched off for this map. */
  off: z.array(recordId()).max(1000).default([]),
  /** The ids of the broken conditions, in their order, as shown to the teacher. */
  broken: z.array(recordId()).max(1000).default([]),
};

/**
 * `POST /classes/{id}/maps`: saves a map and makes it the class's active map. The client chooses the id, so a
 * repeated request saves nothing twice. The server checks every condition; an invalid map is 422 `seatingInvalid`.
 */
export const saveMapSchema = z.strictObject({
  id: recordId(),
  name: mapName.optional(),
  ...mapState,
});
export type SaveMap = z.infer<typeof saveMapSchema>;
export type SaveMapInput = z.input<typeof saveMapSchema>;

/**
 * `PUT /maps/{id}` corrects a map in place; the former state is stored as an earlier version. `version` is the
 * corrected version; if it is not the newest, the response is 409 `changedMeanwhile`. A repeat of the last correction
 * is no error and makes no further version.
 */
export const changeMapSchema = z.strictObject({
  version: z.number().int().positive(),
  ...mapState,
});
export type ChangeMap = z.infer<typeof changeMapSchema>;
export type ChangeMapInput = z.input<typeof changeMapSchema>;

/** `PATCH /maps/{id}`: names the map; an empty name removes the name. */
export const renameMapSchema = z.strictObject({
  name: z.string().transform(cleanName).pipe(z.string().max(mapNameMaxLength)),
});

/** The fields of a map in a response, with the present names of its pupils. */
const shownState = {
  roomName: z.string(),
  /** The own room for which the map was made; null for a standard room and for a deleted one. */
  roomId: z.uuid().nullable(),
  ...storedLayoutSchema.shape,
  /** The map's conditions. Only users who may edit the class get this field and the next four fields. */
  conditions: z.array(conditionSchema).optional(),
  /** The ids of the broken `conditions`. */
  broken: z.array(z.uuid()).optional(),
  /** Conditions that lapsed when a pupil was deleted, as saved. */
  lapsedConditions: z.array(conditionSchema).optional(),
  locked: z.array(pupilId).optional(),
  /** The ids of the class's conditions that are switched off for this map. */
  off: z.array(z.uuid()).optional(),
  seats: z.array(z.object({ pupil: pupilSchema, desk: deskSchema })),
  /** Pupils of the class without a seat on this map: they were absent, or joined later. */
  unseated: z.array(pupilSchema),
  trainees: z.array(traineeSchema),
  emptyDesks: z.array(deskSchema),
};

/** The time from which a map is active, past or future; and its first day in a plan, if it has one. */
const planned = {
  activeFrom: z.iso.datetime(),
  plannedFor: z.iso.date().nullable().default(null),
};

/** When and by whom a state was saved; `updatedBy` is null if the account was deleted. */
const saved = { updatedAt: z.iso.datetime(), updatedBy: z.string().nullable() };

export const mapSchema = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  grade: z.string(),
  className: z.string(),
  name: z.string().nullable(),
  /** Number of states that the map has had, from 1. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  ...saved,
  /** Whether the session's teacher saved the present state. */
  isUpdatedByMe: z.boolean().default(false),
  isActive: z.boolean(),
  ...planned,
  /** Whether the map is planned and its day has not come. */
  isToCome: z.boolean().default(false),
  /** Whether the map is left unchanged when its plan is made again. */
  isFixed: z.boolean().default(false),
  /** Whether the session's teacher may change, activate or delete the map now; false while the class is archived. */
  mayEdit: z.boolean(),
  isClassArchived: z.boolean(),
  ...shownState,
});
export type SavedMap = z.infer<typeof mapSchema>;

/** Maximum number of stored earlier states of a map. */
export const maxMapVersions = 50;

/** Maximum number of maps of a class: a new one every school day for five years. */
export const maxMaps = 1000;

/** `GET /maps/{id}/versions`: the earlier states of a map, the latest first. */
export const mapVersionsSchema = z.array(z.object({ version: z.number().int(), ...saved }));
export type MapVersions = z.infer<typeof mapVersionsSchema>;

/** `GET /maps/{id}/versions/{version}`: an earlier state. */
export const mapVersionSchema = z.object({
  version: z.number().int(),
  ...saved,
  ...shownState,
});
export type MapVersion = z.infer<typeof mapVersionSchema>;

/** `PUT /maps/{id}/absences/{day}`: whether a pupil of the class is absent that day. Idempotent. */
export const putAbsenceSchema = z.strictObject({ pupilId, away: z.boolean() });
export type PutAbsence = z.infer<typeof putAbsenceSchema>;

/** Maximum number of days between the server's day and a day of absences. */
export const maxAbsenceDays = 7;

/** `GET /maps/{id}/absences/{day}`, and the response to changing absences; the day as `2026-08-20`. */
export const absencesSchema = z.object({
  away: z.array(
    z.object({
      pupilId: z.uuid(),
      /** The teacher who marked the absence; null if the account was deleted. */
      markedBy: z.string().nullable(),
    }),
  ),
});
export type Absences = z.infer<typeof absencesSchema>;

/**
 * `GET /classes/{id}/maps`: the seats of the latest maps, the newest first. The engine needs them to avoid repeated
 * pairs.
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
  /** Restores an earlier state. `version` in the body is the map's newest, as with `PUT /maps/{id}`. */
  restoreMapVersion: call('POST', '/maps/{mapId}/versions/{version}/restore', 'teacher', {
    body: z.strictObject({ version: z.number().int().positive() }),
    answer: mapSchema,
    codes: ['changedMeanwhile', 'classArchived', 'forbidden', 'noActivePlan', 'tooManyRequests'],
  }),
};
