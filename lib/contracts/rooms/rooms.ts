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

/** Position of a desk in a room, counted from 0. Row 0 is nearest the board. */
export const deskSchema = z.strictObject({ row: cell, col: cell }) satisfies z.ZodType<Desk>;

const markSchema = z.strictObject({ kind: z.enum(markKinds), row: cell, col: cell });

export const desksSchema = z.array(deskSchema).min(1).max(maxDesks);

export const marksSchema = z.array(markSchema).max(maxMarks);

export const boardSideSchema = z.enum(boardSides);

/**
 * Schema of a room layout with at least one desk. A cell has at most one desk or one object (such as a door); a desk's
 * cell may also have the object `turned`, which turns the desk by 45°.
 */
export const roomLayoutSchema = z
  .strictObject({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema })
  .superRefine((layout, context) => {
    const code = findLayoutProblem(layout);
    if (code) context.addIssue({ code: 'custom', message: code, params: { code } });
  });

/** Maximum number of rooms per teacher, archived rooms included. */
export const maxRooms = 200;
export const roomNameMaxLength = 80;
/** Maximum number of desks and objects (such as doors) in a room that the list of rooms shows as a small drawing. */
export const maxDrawnCells = 500;

const roomName = text(roomNameMaxLength);

/**
 * Body of `POST /rooms`, which creates a room. The client chooses the id, so that a repeated request creates no second
 * room.
 */
export const createRoomSchema = z.strictObject({
  id: recordId(),
  name: roomName,
  layout: roomLayoutSchema,
});
export type CreateRoom = z.infer<typeof createRoomSchema>;

/** Body of `PUT /rooms/{id}`, which changes a room. An outdated `version` gives 409 `changedMeanwhile`. */
export const updateRoomSchema = z.strictObject({
  name: roomName,
  layout: roomLayoutSchema,
  version: z.number().int().positive(),
});
export type UpdateRoom = z.infer<typeof updateRoomSchema>;

/**
 * Body of `POST /rooms/{id}/copy`, which copies a room to the teacher's own rooms. The client chooses the copy's id, so
 * that a repeated request creates no second copy.
 */
export const copyRoomSchema = z.strictObject({ id: recordId(), name: roomName });
export type CopyRoom = z.infer<typeof copyRoomSchema>;

const roomFacts = {
  id: z.uuid(),
  name: z.string(),
  /** Name of a room's owner; null if the owner's account was deleted. */
  teacherName: z.string().nullable(),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
};

export const storedLayoutSchema = z.object({
  desks: z.array(deskSchema),
  marks: marksSchema,
  boardSide: boardSideSchema,
}) satisfies z.ZodType<RoomLayout>;

const roomSummarySchema = z.object({
  ...roomFacts,
  seatCount: z.number().int(),
  /**
   * Layout for the small drawing of a room in the list of rooms; null if the room has more than `maxDrawnCells` desks
   * and objects (such as doors).
   */
  layout: storedLayoutSchema.nullable(),
});
export type RoomSummary = z.infer<typeof roomSummarySchema>;

/**
 * Response to `GET /rooms`: the teacher's own rooms, followed by the rooms that colleagues share. Each of these two
 * parts begins with the most recently changed room.
 */
export const roomListSchema = z.array(roomSummarySchema);

export const roomDetailSchema = z.object({
  ...roomFacts,
  layout: storedLayoutSchema,
});
export type RoomDetail = z.infer<typeof roomDetailSchema>;

/**
 * Response to `GET /classes/{id}/rooms`: the rooms of the class's latest seating maps, each room once, the most
 * recently used first.
 */
export const classRoomsSchema = z.array(
  z.object({
    /**
     * Id of a teacher's own or a shared room. Null for a standard room (a room that the product offers), and for a
     * deleted, archived or no longer shared room.
     */
    roomId: z.uuid().nullable(),
    /**
     * Version of a teacher's own or a shared room. Null for a standard room (a room that the product offers), and for a
     * deleted, archived or no longer shared room.
     */
    version: z.number().int().nullable(),
    /**
     * Name of a room: the type of a standard room (a room that the product offers), or the name of a teacher's own
     * room.
     */
    roomName: z.string(),
    /**
     * Present layout of a room. For a deleted, archived or no longer shared room: the layout stored with the seating
     * map.
     */
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
