import 'server-only';
import type { z } from 'zod';
import type { termPlanFileQuerySchema } from '@/lib/contracts/maps/map-file';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { describeTermPlanSheet } from './describe-term-plan-sheet';
import { limitExports } from './limit-maps';
import { listPupils, readTermPlan } from './read-map';

export async function readTermPlanFile(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  extension: 'pdf' | 'xlsx',
  { lang, view }: z.output<typeof termPlanFileQuerySchema>,
) {
  const maps = await readTermPlan(db, teacher, classId);
  if (maps.length === 0) throw new AppError('notFound');
  await limitExports(db, teacher, maps.length);
  return describeTermPlanSheet(maps, await listPupils(db, classId), lang, extension, view);
}
