import { z } from 'zod';
import { groupRoundSchema, type GroupRound } from '@/lib/contracts/classes/group-rounds';
import { readDraft } from './drafts';

export const groupsDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:groups:${classId}`;

export function readGroupsDraft(key: string): GroupRound[] | undefined {
  return readDraft(key, z.array(groupRoundSchema));
}
