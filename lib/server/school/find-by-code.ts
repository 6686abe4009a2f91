import 'server-only';
import { eq } from 'drizzle-orm';
import { parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { limitRate, uncountCall } from '@/lib/server/limits/rate-limit';

/**
 * Finds the name of a school by licence code. After too many tries from one network even a right code gets no answer,
 * so that codes cannot be guessed.
 */
export async function findByCode(
  db: Queryable,
  typedCode: string,
  network: string,
): Promise<{ name: string }> {
  const limit = { action: 'schoolOfCode', by: `network ${network}`, windowSeconds: 3600 };
  await limitRate(db, { ...limit, max: 100 });
  const code = parseLicenceCode(typedCode);
  const [school] = code
    ? await db.select({ name: schools.name }).from(schools).where(eq(schools.licenceCode, code))
    : [];
  if (!school) throw new AppError('licenceCodeUnknown');
  await uncountCall(db, limit);
  return school;
}
