import type { SeatingProblem } from '@/lib/core/seating/condition';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';

/** One order to the worker, which answers one after the other. */
export interface SolveRequest {
  type: 'solve';
  problem: SeatingProblem;
  seed: number | string;
  timeLimitMs: number;
  improveMs?: number;
}

/** What the worker answers: any number of `progress`, then one `solved` or `failed`. */
export type SolveReply =
  | { type: 'progress'; progress: SolveProgress }
  | { type: 'solved'; result: SolveResult }
  | { type: 'failed'; message: string };
