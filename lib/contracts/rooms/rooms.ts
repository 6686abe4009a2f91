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

export const desksSchema = z.array(deskSchema).min(1).max(maxDesks);

export const marksSchema = z.array(markSchema).max(maxMarks);

/** The side on which a drawing shows the board. */
export const boardSideSchema = z.enum(boardSides);

/** A room's layout: at least one desk, and at most one desk or mark on each cell. */
export const roomLayoutSchema = z
  .strictObject({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema })
  .superRefine((layout, context) => {
    const code = findLayoutProblem(layout);
    if (code) context.addIssue({ code: 'custom', message: code, params: { code } });
  });

/** Maximum number of rooms of one teacher, archived ones included. */
export const maxRooms = 200;
export const roomNameMaxLength = 80;
/** Maximum number of desks and marks of a room that is listed with a drawing. */
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
 * `PUT /rooms/{id}`. `version` is the edited version; if it is not the newest, the response is 409
 * `changedMeanwhile`.
 */
export const updateRoomSchema = z.strictObject({
  name: roomName,
  layout: roomLayoutSchema,
  version: z.number().int().positive(),
});
export type UpdateRoom = z.infer<typeof updateRoomSchema>;

/** `POST /rooms/{id}/copy`: copies a room to an own room. A repeat with the same id makes no second copy. */
export const copyRoomSchema = z.strictObject({ id: recordId(), name: roomName });
export type CopyRoom = z.infer<typeof copyRoomSchema>;

const roomFacts = {
  id: z.uuid(),
  name: z.string(),
  /** The owner's name; null if the account was deleted. */
  teacherName: z.string().nullable(),
  /** Whether the session's teacher may change the room. */
  isOwn: z.boolean(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  /** Number of changes of the name or the layout, from 1. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
};

/** A layout in a response. */
export const storedLayoutSchema = z.object({
  desks: z.array(deskSchema),
  marks: marksSchema,
  boardSide: boardSideSchema,
}) satisfies z.ZodType<RoomLayout>;

const roomSummarySchema = z.object({
  ...roomFacts,
  seatCount: z.number().int(),
  /** The layout; null for a room with more than `maxDrawnCells` desks and marks. */
  layout: storedLayoutSchema.nullable(),
});
export type RoomSummary = z.infer<typeof roomSummarySchema>;

/**
 * `GET /rooms`: the teacher's own rooms, including archived rooms, then rooms shared by colleagues. Both lists begin
 * with the room that was changed last, and have at most `maxRooms` rooms.
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
    /** The own or shared room; null for a standard room and for a deleted room. */
    roomId: z.uuid().nullable(),
    /** The version of the own or shared room; null if `roomId` is null. */
    version: z.number().int().nullable(),
    /** A standard room's kind, or the name of an own room. */
    roomName: z.string(),
    /** The present layout of the room; for a deleted room, the layout stored with the map. */
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
  archiveRoom: call('PUT', '/rooms/{roomId}/archived', 'teacher', {
    body: z.strictObject({ archived: z.boolean() }),
    answer: roomDetailSchema,
    codes: ['forbidden'],
  }),
  /** Shares the room with the teachers of the school, or stops sharing. */
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
