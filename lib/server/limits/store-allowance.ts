import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { Session } from '@/lib/server/auth/read-session';
import { countCalls, tooMany, type Limit } from './rate-limit';

const daySeconds = 24 * 3600;
/**
 * Allowances in kB: of an account per day, before and after its address is confirmed, and per year; of a school per
 * year.
 */
const most = { unconfirmedDay: 5000, day: 50_000, year: 1_000_000, schoolYear: 20_000_000 };
/** Factors for earlier versions, row headers and indexes in the database, and a minimum for changes without a body. */
const bytesPerByte = 3;
const leastBytes = 2000;

/**
 * Storage is counted by the bytes of the request's body; deletions don't reduce it. Throws `tooManyRequests` beyond
 * the allowance of the account or school.
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
