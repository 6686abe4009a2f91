import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { Session } from '@/lib/server/auth/read-session';
import { countCalls, tooMany, type Limit } from './rate-limit';

const daySeconds = 24 * 3600;
/**
 * Storage allowances in kB: of an account per day (with an unconfirmed or a confirmed address) and per year; of a
 * school per year.
 */
const most = { unconfirmedDay: 5000, day: 50_000, year: 1_000_000, schoolYear: 20_000_000 };
/**
 * A body counts three times, for row headers, indexes and earlier versions. Each change counts 2,000 bytes more, even
 * without a body.
 */
const bytesPerByte = 3;
const leastBytes = 2000;

/**
 * Counts the bytes of a request's body against the storage allowances; deletions give nothing back. Throws
 * `tooManyRequests` above an allowance of the account or its school.
 */
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
