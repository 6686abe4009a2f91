import 'server-only';
import type { z } from 'zod';
import type { planFileQuerySchema } from '@/lib/contracts/maps/map-file';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { describePlanSheet } from './describe-plan-sheet';
import { limitExports } from './limit-maps';
import { listPupils, readMapPlan } from './read-map';

/** Reads the maps to come of a class for a file. Throws `tooManyRequests`, and `notFound` where there are none. */
export async function readPlanFile(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  extension: 'pdf' | 'xlsx',
  { lang, view }: z.output<typeof planFileQuerySchema>,
) {
  const maps = await readMapPlan(db, teacher, classId);
  if (maps.length === 0) throw new AppError('notFound');
  await limitExports(db, teacher, maps.length);
  return describePlanSheet(maps, await listPupils(db, classId), lang, extension, view);
}
