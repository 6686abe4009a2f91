import { fixRest } from '@/lib/core/seating/fix-rest';
import { whatIf } from '@/lib/core/seating/what-if';
import { why } from '@/lib/core/seating/why/why';

/* Fake of `lib/client/maps/seating/ask-in-worker` that runs the real engine without a worker, in one call. */

const options = { seed: 1, timeLimitMs: 1, now: () => 0 };

export const askWhy = async (...[problem, question]: Parameters<typeof why>) =>
  why(problem, question, options);

export const askWhatIf = async (...[problem, seats, supposed]: Parameters<typeof whatIf>) =>
  whatIf(problem, seats, supposed, options);

export const fixRestInWorker = async (...[problem, hand]: Parameters<typeof fixRest>) =>
  fixRest(problem, hand, options);
