import type { SeatingProblem } from '@/lib/core/seating/condition';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';

/** A request to the worker. The worker answers requests one after the other. */
export interface SolveRequest {
  type: 'solve';
  problem: SeatingProblem;
  seed: number | string;
  timeLimitMs: number;
  improveMs?: number;
}

/** The worker's replies to a request: any number of `progress`, then one `solved` or `failed`. */
export type SolveReply =
  | { type: 'progress'; progress: SolveProgress }
  | { type: 'solved'; result: SolveResult }
  | { type: 'failed'; message: string };
