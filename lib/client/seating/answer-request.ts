import { solveInSteps } from '@/lib/core/seating/solve';
import type { SolveReply, SolveRequest } from './messages';

/** Minimum time between two progress reports, so that they do not fill the page's event queue. */
const progressIntervalMs = 60;

/**
 * Solves a request in steps of a few milliseconds. Yields a reply or `undefined` after each step; the last reply is
 * `solved` or `failed`. The worker runs all steps at once; without workers the page runs them between frames.
 */
export function* answerRequest(
  request: SolveRequest,
  now: () => number,
): Generator<SolveReply | undefined, void> {
  const { problem, seed, timeLimitMs, improveMs } = request;
  let reportedAt = -Infinity;
  try {
    const steps = solveInSteps(problem, { seed, timeLimitMs, improveMs, now });
    for (;;) {
      const step = steps.next();
      if (step.done) {
        yield { type: 'solved', result: step.value };
        return;
      }
      const progress = step.value;
      const isDue = progress.elapsedMs - reportedAt >= progressIntervalMs;
      if (isDue) reportedAt = progress.elapsedMs;
      yield isDue ? { type: 'progress', progress } : undefined;
    }
  } catch (error) {
    yield { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
