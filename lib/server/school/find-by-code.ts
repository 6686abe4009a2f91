import 'server-only';
import { eq } from 'drizzle-orm';
import { parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { limitGuesses } from '@/lib/server/limits/limit-guesses';

/** Names the school that a licence code lets one join. Only wrong codes are counted against the visitor's network. */
export async function findByCode(
  db: Queryable,
  typedCode: string,
  network: string,
): Promise<{ name: string }> {
  const code = parseLicenceCode(typedCode);
  const [school] = code
    ? await db.select({ name: schools.name }).from(schools).where(eq(schools.licenceCode, code))
    : [];
  if (school) return school;
  await limitGuesses(db, network);
  throw new AppError('licenceCodeUnknown');
}
