import { solveInSteps } from '@/lib/core/seating/solve';
import type { SolveReply, SolveRequest } from './messages';

/** Progress is told at most this often: often enough to look alive, seldom enough not to fill the page's queue. */
const progressIntervalMs = 60;

/**
 * Answers a request piece by piece, each after a few milliseconds of work: `undefined` where there is nothing to tell
 * yet. The last piece is `solved` or `failed`. The worker runs it through; without workers the page takes turns with it.
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
