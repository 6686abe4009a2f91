import { z } from 'zod';
import { boardSideSchema, deskSchema, marksSchema } from '@/lib/contracts/rooms';
import { readDraft } from './drafts';

const roomDraftSchema = z.object({
  /** Id of a new room, chosen before it is saved, so that a retry saves the same room. */
  newId: z.string().optional(),
  /** The version of the stored room that was changed. */
  version: z.number().optional(),
  name: z.string(),
  /** May have no desks yet. */
  plan: z.object({ desks: z.array(deskSchema), marks: marksSchema, boardSide: boardSideSchema }),
});
export type RoomDraft = z.infer<typeof roomDraftSchema>;

/** Storage key of a room's draft; without an id that of a new room. */
export function roomDraftKey(teacherId: string, roomId = 'new'): string {
  return `${teacherId}:room:${roomId}`;
}

export function readRoomDraft(key: string | undefined): RoomDraft | undefined {
  return key === undefined ? undefined : readDraft(key, roomDraftSchema);
}
