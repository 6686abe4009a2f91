import { z } from 'zod';
import { findLayoutProblem } from '@/lib/core/rooms/layout-problems';
import {
  boardSides,
  markKinds,
  maxCell,
  maxDesks,
  maxMarks,
  type RoomLayout,
} from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import { recordId, text } from '../text';
import { call } from '../call';

const cell = z.number().int().min(0).max(maxCell);

/** A desk of a room: row 0 is nearest the board. */
export const deskSchema = z.strictObject({ row: cell, col: cell }) satisfies z.ZodType<Desk>;

const markSchema = z.strictObject({ kind: z.enum(markKinds), row: cell, col: cell });

/** 1 to `maxDesks` desks. */
export const desksSchema = z.array(deskSchema).min(1).max(maxDesks);

/** At most `maxMarks` marks. */
export const marksSchema = z.array(markSchema).max(maxMarks);

/** The side on which a drawing shows the board. */
export const boardSideSchema = z.enum(boardSides);

/** A room's layout: at least one desk, and each cell holds one desk or mark at most. */
export const roomLayoutSchema = z
  .strictObject({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema })
  .superRefine((layout, context) => {
    const code = findLayoutProblem(layout);
    if (code) context.addIssue({ code: 'custom', message: code, params: { code } });
  });

/** Maximum number of rooms of one teacher, archived ones included. */
export const maxRooms = 200;
/** Maximum length of a room's name. */
export const roomNameMaxLength = 80;
/** A room with more desks and marks than this is listed without a drawing. */
export const maxDrawnCells = 500;

const roomName = text(roomNameMaxLength);

/** `POST /rooms`. The client chooses the id, so a repeated request makes no second room. */
export const createRoomSchema = z.strictObject({
  id: recordId(),
  name: roomName,
  layout: roomLayoutSchema,
});
export type CreateRoom = z.infer<typeof createRoomSchema>;

/**
 * `PUT /rooms/{id}`. `version` is the one that was edited; if it is not the newest, the answer is 409
 * `changedMeanwhile`.
 */
export const updateRoomSchema = z.strictObject({
  name: roomName,
  layout: roomLayoutSchema,
  version: z.number().int().positive(),
});
export type UpdateRoom = z.infer<typeof updateRoomSchema>;

/** `POST /rooms/{id}/copy`: an own room like that one. A repeat with the same id makes no second copy. */
export const copyRoomSchema = z.strictObject({ id: recordId(), name: roomName });
export type CopyRoom = z.infer<typeof copyRoomSchema>;

const roomFacts = {
  id: z.uuid(),
  name: z.string(),
  /** Null where the teacher's account was deleted. */
  teacherName: z.string().nullable(),
  /** Whether the session's teacher may change it. */
  isOwn: z.boolean(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  /** Number of changes of the name or the layout, from 1. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
};

/** A room as an answer shows it. */
export const storedLayoutSchema = z.object({
  desks: z.array(deskSchema),
  marks: marksSchema,
  boardSide: boardSideSchema,
}) satisfies z.ZodType<RoomLayout>;

const roomSummarySchema = z.object({
  ...roomFacts,
  seatCount: z.number().int(),
  /** Null for a room with more than `maxDrawnCells` desks and marks. */
  layout: storedLayoutSchema.nullable(),
});
export type RoomSummary = z.infer<typeof roomSummarySchema>;

/**
 * `GET /rooms`: the teacher's own rooms, archived ones too, then those that colleagues share; each the last changed
 * first. At most `maxRooms` of both.
 */
export const roomListSchema = z.array(roomSummarySchema);

/** `GET /rooms/{id}`, and the response to creating, copying or changing a room. */
export const roomDetailSchema = z.object({
  ...roomFacts,
  layout: storedLayoutSchema,
});
export type RoomDetail = z.infer<typeof roomDetailSchema>;

/** `GET /classes/{id}/rooms`: the rooms of the class's maps, the last used first, each once. */
export const classRoomsSchema = z.array(
  z.object({
    /** The own or shared room as it is now; null for a standard room and for a room that is gone. */
    roomId: z.uuid().nullable(),
    /** That room's version; null where there is none. */
    version: z.number().int().nullable(),
    /** A standard room's kind, or the name of an own room. */
    roomName: z.string(),
    /** The room as it is now; where it is gone, as the map has it. */
    layout: storedLayoutSchema,
    usedAt: z.iso.datetime(),
  }),
);
export type ClassRooms = z.infer<typeof classRoomsSchema>;

export const roomCalls = {
  listRooms: call('GET', '/rooms', 'teacher', { answer: roomListSchema }),
  createRoom: call('POST', '/rooms', 'teacher', {
    body: createRoomSchema,
    maxBodyBytes: 200_000,
    answer: roomDetailSchema,
    codes: ['idTaken', 'notFound', 'tooManyRooms'],
  }),
  readRoom: call('GET', '/rooms/{roomId}', 'teacher', { answer: roomDetailSchema }),
  updateRoom: call('PUT', '/rooms/{roomId}', 'teacher', {
    body: updateRoomSchema,
    maxBodyBytes: 200_000,
    answer: roomDetailSchema,
    codes: ['changedMeanwhile', 'forbidden'],
  }),
  deleteRoom: call('DELETE', '/rooms/{roomId}', 'teacher', { codes: ['forbidden'] }),
  /** Archives or restores the room. */
  archiveRoom: call('PUT', '/rooms/{roomId}/archived', 'teacher', {
    body: z.strictObject({ archived: z.boolean() }),
    answer: roomDetailSchema,
    codes: ['forbidden'],
  }),
  /** Shares the room with the teachers of the school, or ends that. */
  shareRoom: call('PUT', '/rooms/{roomId}/shared', 'teacher', {
    body: z.strictObject({ shared: z.boolean() }),
    answer: roomDetailSchema,
    codes: ['forbidden', 'joinSchoolFirst'],
  }),
  copyRoom: call('POST', '/rooms/{roomId}/copy', 'teacher', {
    body: copyRoomSchema,
    answer: roomDetailSchema,
    codes: ['idTaken', 'tooManyRooms'],
  }),
  listClassRooms: call('GET', '/classes/{classId}/rooms', 'teacher', { answer: classRoomsSchema }),
};
