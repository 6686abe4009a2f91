import { z } from 'zod';
import { storedLayoutSchema } from '@/lib/contracts/rooms/rooms';
import { choicePart, readDraft } from './drafts';

const roomDraftSchema = z.object({
  /** Id of a new room, chosen before it is saved, so that a retry saves the same room. */
  newId: z.string().optional(),
  /** The version of the stored room that was changed. */
  version: z.number().optional(),
  name: z.string(),
  /** May have no desks yet. */
  layout: storedLayoutSchema,
});
export type RoomDraft = z.infer<typeof roomDraftSchema>;

/** Storage key of a room's draft; without an id that of a new room. */
export function roomDraftKey(teacherId: string, roomId = 'new'): string {
  return `${teacherId}:room:${roomId}`;
}

/** The choice that a new room begins with, and the number of seats as typed. */
const roomStartSchema = z.object({ value: z.string(), seatsText: z.string() });
export type RoomStartDraft = z.infer<typeof roomStartSchema>;

/** Storage key of the choice that comes before the draft of a new room. */
export const roomStartKey = (teacherId: string): string => `${teacherId}:${choicePart}:room-start`;

export function readRoomStart(key: string | undefined): RoomStartDraft | undefined {
  return key === undefined ? undefined : readDraft(key, roomStartSchema);
}

export function readRoomDraft(key: string | undefined): RoomDraft | undefined {
  return key === undefined ? undefined : readDraft(key, roomDraftSchema);
}
