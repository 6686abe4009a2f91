import { fixRestInSteps } from '@/lib/core/seating/fix-rest';
import { seatExam } from '@/lib/core/exam/seat-exam';
import { makeGroupsInSteps } from '@/lib/core/seating/groups/make-groups';
import { planMapsInSteps } from '@/lib/core/seating/term-plan/plan-maps';
import { solveInSteps } from '@/lib/core/seating/solve';
import { whatIfInSteps } from '@/lib/core/seating/what-if';
import { whyInSteps } from '@/lib/core/seating/why/why';
import type { EngineAnswers, EngineProgress, EngineReply, EngineRequest } from './messages';

/**
 * Shortest interval in ms between two progress reports of the seating engine, because more reports would flood the
 * page's event queue.
 */
const progressIntervalMs = 60;

/**
 * Answers a request to the seating engine in steps of a few milliseconds. A step yields a reply or undefined; the last
 * step yields the result or the failure.
 */
export function* answerRequest(
  request: EngineRequest,
  now: () => number,
): Generator<EngineReply | undefined, void> {
  let reportedAt = -Infinity;
  try {
    const steps = startWork(request, now);
    for (;;) {
      const step = steps.next();
      if (step.done) {
        yield { type: 'done', answer: step.value };
        return;
      }
      const progress = step.value;
      const isFirst = 'first' in progress && progress.first !== undefined;
      const isDue = isFirst || progress.elapsedMs - reportedAt >= progressIntervalMs;
      if (isDue) reportedAt = progress.elapsedMs;
      yield isDue ? { type: 'progress', progress } : undefined;
    }
  } catch (error) {
    yield { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function startWork(
  request: EngineRequest,
  now: () => number,
): Generator<EngineProgress, EngineAnswers[EngineRequest['type']]> {
  const { seed, timeLimitMs } = request;
  const options = { seed, timeLimitMs, now };
  switch (request.type) {
    case 'solve': {
      const { improveMs, suggestions } = request;
      return solveInSteps(request.problem, { ...options, improveMs, suggestions });
    }
    case 'fixRest':
      return fixRestInSteps(request.problem, request.edited, options);
    case 'whatIf':
      return whatIfInSteps(request.problem, request.seats, request.supposed, options);
    case 'why':
      return whyInSteps(request.problem, request.question, options);
    case 'termPlan':
      return planMapsInSteps(request.problem, options);
    case 'groups':
      return makeGroupsInSteps(request.problem, options);
    case 'exam':
      return atOnce(() => seatExam(request.problem, seed));
  }
}

// eslint-disable-next-line require-yield -- A short question has no progress to report.
function* atOnce<Answer>(work: () => Answer): Generator<EngineProgress, Answer> {
  return work();
}
