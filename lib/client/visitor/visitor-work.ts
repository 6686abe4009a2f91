import { z } from 'zod';
import { pupilSchema } from '@/lib/contracts/classes/classes';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { mapState } from '@/lib/contracts/maps/maps';
import { storedLayoutSchema } from '@/lib/contracts/rooms/rooms';
import { readVisitorText, writeVisitorText } from '../page/visitor-storage';

const classSchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  version: z.number().int(),
  pupils: z.array(pupilSchema),
  /** As they were kept, with those of pupils who have left. */
  conditions: z.object({ version: z.number().int(), list: z.array(classConditionSchema) }),
  usedAt: z.iso.datetime(),
});
export type VisitorClass = z.infer<typeof classSchema>;

const roomSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  layout: storedLayoutSchema,
  version: z.number().int(),
  isArchived: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type VisitorRoom = z.infer<typeof roomSchema>;

const { broken: _, ...state } = mapState;
const mapSchema = z.object({
  ...state,
  id: z.uuid(),
  classId: z.uuid(),
  name: z.string().nullable(),
  roomId: z.uuid().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  activeFrom: z.iso.datetime(),
  isDeleted: z.boolean(),
  /** The pupils who are away, by day. */
  absences: z.record(z.string(), z.array(z.string())),
});
export type VisitorMap = z.infer<typeof mapSchema>;

const workSchema = z.object({
  classes: z.array(classSchema),
  rooms: z.array(roomSchema),
  maps: z.array(mapSchema),
});
/** All work of a visitor without an account; the newest is last. */
export type VisitorWork = z.infer<typeof workSchema>;

/** The work in this browser; empty where there is none, or another release kept it in a way that is not understood. */
export function readVisitorWork(nowMs: number): VisitorWork {
  const text = readVisitorText(nowMs);
  try {
    return workSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return { classes: [], rooms: [], maps: [] };
  }
}

export function writeVisitorWork(work: VisitorWork, nowMs: number): void {
  writeVisitorText(JSON.stringify(work), nowMs);
}

/** The maps of a class that are not deleted, the one that was active last first. */
export function mapsOf({ maps }: VisitorWork, classId: string): VisitorMap[] {
  return maps
    .filter((map) => map.classId === classId && !map.isDeleted)
    .sort((a, b) => b.activeFrom.localeCompare(a.activeFrom));
}
