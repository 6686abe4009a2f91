import 'server-only';
import type { Database } from '@/lib/db/client';
import type { Surroundings } from './job';
import { jobs } from './jobs';

/** A proxy may end a request after half a minute. */
const longestMs = 20_000;

/**
 * Does all that is due today: each job, in the order of the list. It may be called at any time and by several at once; a
 * step that was done is not done again, and steps that a run did not reach are left to the next.
 */
export async function runDaily(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean = withinRequest(),
  surroundings: Surroundings = {},
): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const { run } of Object.values(jobs)) {
    Object.assign(counts, await run(db, nowMs, isTimeUp, surroundings));
  }
  return counts;
}

function withinRequest() {
  const endMs = Date.now() + longestMs;
  return () => Date.now() >= endMs;
}
