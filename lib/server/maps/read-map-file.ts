import 'server-only';
import type { z } from 'zod';
import type { mapFileQuerySchema } from '@/lib/contracts/maps/map-file';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { describeMapSheet } from '@/lib/drawing/maps/describe-map-sheet';
import { limitExports } from './limit-maps';
import { findAbsences } from './map-absences';
import { readMap } from './read-map';

export async function readMapFile(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  extension: 'pdf' | 'xlsx',
  { lang, view, away, ...paper }: z.output<typeof mapFileQuerySchema>,
  nowMs: number,
) {
  await limitExports(db, teacher);
  const map = await readMap(db, teacher, mapId);
  const described = describeMapSheet(map, lang, extension, {
    view,
    away: await findAbsences(db, teacher, map.id, away, nowMs),
  });
  return { ...described, paper };
}
