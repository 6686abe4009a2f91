import type { Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { FixRestAnswer } from '@/lib/core/seating/fix-rest';
import type { MapDocument } from '@/lib/core/seating/mend';
import type { Supposition, WhatIfAnswer } from '@/lib/core/seating/what-if';
import type { WhyAnswer } from '@/lib/core/seating/why/reason';
import type { WhyQuestion } from '@/lib/core/seating/why/why';
import type { WorkLimits } from './messages';
import type { ExamProblem, ExamSeating } from '@/lib/core/exam/exam';
import type { GroupProblem } from '@/lib/core/seating/groups/group-problem';
import type { GroupResult } from '@/lib/core/seating/groups/make-groups';
import type { TermPlanProgress, TermPlanResult } from '@/lib/core/seating/term-plan/plan-maps';
import type { TermPlanProblem } from '@/lib/core/seating/term-plan/term-plan-problem';
import { askEngine, type AskOptions } from './solve-in-worker';

export type AskInWorkerOptions = WorkLimits & AskOptions;

export function fixRestInWorker(
  problem: SeatingProblem,
  edited: MapDocument,
  { seed, timeLimitMs, ...ask }: AskInWorkerOptions,
): Promise<FixRestAnswer> {
  return askEngine({ type: 'fixRest', problem, edited, seed, timeLimitMs }, ask);
}

export function askWhatIf(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  { seed, timeLimitMs, ...ask }: AskInWorkerOptions,
): Promise<WhatIfAnswer> {
  return askEngine({ type: 'whatIf', problem, seats, supposed, seed, timeLimitMs }, ask);
}

export function askWhy(
  problem: SeatingProblem,
  question: WhyQuestion,
  { seed, timeLimitMs, ...ask }: AskInWorkerOptions,
): Promise<WhyAnswer> {
  return askEngine({ type: 'why', problem, question, seed, timeLimitMs }, ask);
}

export function planInWorker(
  problem: TermPlanProblem,
  { seed, timeLimitMs, ...ask }: WorkLimits & AskOptions<TermPlanProgress>,
): Promise<TermPlanResult> {
  return askEngine({ type: 'termPlan', problem, seed, timeLimitMs }, ask);
}

export function makeGroupsInWorker(
  problem: GroupProblem,
  { seed, timeLimitMs, ...ask }: AskInWorkerOptions,
): Promise<GroupResult> {
  return askEngine({ type: 'groups', problem, seed, timeLimitMs }, ask);
}

export function seatExamInWorker(
  problem: ExamProblem,
  { seed, signal }: { seed: string; signal: AbortSignal },
): Promise<ExamSeating> {
  return askEngine({ type: 'exam', problem, seed, timeLimitMs: 0 }, { signal });
}
