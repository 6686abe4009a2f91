import 'server-only';
import type { Database } from '@/lib/db/client';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import type { Surroundings } from './job';
import { jobs } from './jobs';

/** Time limit of the daily run in ms, below the 30 seconds after which proxies may time out. */
const longestMs = 20_000;

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
