import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { Session } from '@/lib/server/auth/read-session';
import { countCalls, tooMany, type Limit } from './rate-limit';

const daySeconds = 24 * 3600;
/** Storage allowances of an account and of a school, in kB. */
const most = { unconfirmedDay: 5000, day: 50_000, year: 1_000_000, schoolYear: 20_000_000 };
/**
 * Factor by which a request body counts against the storage limit, because database row headers, indexes and old
 * versions also need space.
 */
const bytesPerByte = 3;
const leastBytes = 2000;

export async function countStored(
  db: Queryable,
  { uid, isEmailVerified, teacher }: Pick<Session, 'uid' | 'isEmailVerified' | 'teacher'>,
  bodyBytes: number,
): Promise<void> {
  const weight = Math.ceil((leastBytes + bytesPerByte * bodyBytes) / 1000);
  const [day, year] = [daySeconds, 365 * daySeconds];
  const limits: (Limit & { max: number })[] = [
    {
      ...{ action: 'storeDay', by: uid, windowSeconds: day, weight },
      max: isEmailVerified ? most.day : most.unconfirmedDay,
    },
    { action: 'storeYear', by: uid, windowSeconds: year, weight, max: most.year },
  ];
  if (teacher?.schoolId) {
    const by = `school ${teacher.schoolId}`;
    const max = most.schoolYear;
    limits.push({ action: 'storeYear', by, windowSeconds: year, weight, max });
  }
  const counted = await countCalls(db, limits);
  limits.forEach((limit, index) => {
    if (counted[index]!.count > limit.max) throw tooMany(limit, counted[index]!);
  });
}
