import { fixRest } from '@/lib/core/seating/fix-rest';
import { whatIf } from '@/lib/core/seating/what-if';
import { why } from '@/lib/core/seating/why/why';

const options = { seed: 1, timeLimitMs: 1, now: () => 0 };

export const askWhy = async (...[problem, question]: Parameters<typeof why>) =>
  why(problem, question, options);

export const askWhatIf = async (...[problem, seats, supposed]: Parameters<typeof whatIf>) =>
  whatIf(problem, seats, supposed, options);

export const fixRestInWorker = async (...[problem, edited]: Parameters<typeof fixRest>) =>
  fixRest(problem, edited, options);
