import 'server-only';
import type { Database } from '@/lib/db/client';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import type { Surroundings } from './job';
import { jobs } from './jobs';

/** A proxy may end a request after half a minute. */
const longestMs = 20_000;

/**
 * Does all that is due today: each job, in the order of the list. It may be called at any time and by several at once; a
 * step that was done is not done again, and steps that a run did not reach are left to the next. A step that throws keeps no
 * other from being done; its error is thrown at the end.
 */
export async function runDaily(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean = withinRequest(),
  surroundings: Surroundings = {},
): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  const errors: unknown[] = [];
  for (const { run } of Object.values(jobs)) {
    const made = await run(db, nowMs, isTimeUp, surroundings).catch((error: unknown) => {
      errors.push(error);
    });
    Object.assign(counts, made);
  }
  for (const error of errors.slice(1)) logger().error(describeError(error));
  if (errors.length > 0) throw errors[0];
  return counts;
}

function withinRequest() {
  const endMs = Date.now() + longestMs;
  return () => Date.now() >= endMs;
}
