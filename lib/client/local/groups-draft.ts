import { z } from 'zod';
import { groupRoundSchema, type GroupRound } from '@/lib/contracts/classes/group-rounds';
import { readDraft } from './drafts';

/** Storage key of the groups in hand of a class. */
export const groupsDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:groups:${classId}`;

/** Groups that are made and not kept yet. */
export function readGroupsDraft(key: string): GroupRound[] | undefined {
  return readDraft(key, z.array(groupRoundSchema));
}
