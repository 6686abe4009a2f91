import { z } from 'zod';
import { storedLayoutSchema } from '@/lib/contracts/rooms/rooms';
import { choicePart, readDraft } from './drafts';

const roomDraftSchema = z.object({
  newId: z.string().optional(),
  version: z.number().optional(),
  name: z.string(),
  layout: storedLayoutSchema,
});
export type RoomDraft = z.infer<typeof roomDraftSchema>;

export function roomDraftKey(teacherId: string, roomId = 'new'): string {
  return `${teacherId}:room:${roomId}`;
}

const roomStartSchema = z.object({ value: z.string(), seatsText: z.string() });
export type RoomStartDraft = z.infer<typeof roomStartSchema>;

export const roomStartKey = (teacherId: string): string => `${teacherId}:${choicePart}:room-start`;

export function readRoomStart(key: string | undefined): RoomStartDraft | undefined {
  return key === undefined ? undefined : readDraft(key, roomStartSchema);
}

export function readRoomDraft(key: string | undefined): RoomDraft | undefined {
  return key === undefined ? undefined : readDraft(key, roomDraftSchema);
}
