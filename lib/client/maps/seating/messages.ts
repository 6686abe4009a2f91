import type { Seating } from '@/lib/core/conditions/condition';
import type { ExamProblem, ExamSeating } from '@/lib/core/exam/exam';
import type { GroupProblem } from '@/lib/core/seating/groups/group-problem';
import type { GroupResult } from '@/lib/core/seating/groups/make-groups';
import type { TermPlanProgress, TermPlanResult } from '@/lib/core/seating/term-plan/plan-maps';
import type { TermPlanProblem } from '@/lib/core/seating/term-plan/term-plan-problem';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { FixRestAnswer } from '@/lib/core/seating/fix-rest';
import type { MapDocument } from '@/lib/core/seating/mend';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';
import type { Supposition, WhatIfAnswer } from '@/lib/core/seating/what-if';
import type { WhyAnswer } from '@/lib/core/seating/why/reason';
import type { WhyQuestion } from '@/lib/core/seating/why/why';

/** Limits of the engine's work, in every request. */
export interface WorkLimits {
  seed: number | string;
  timeLimitMs: number;
}

/** Requests to the worker, which answers them one after the other. */
export type EngineRequest = WorkLimits &
  (
    | { type: 'solve'; problem: SeatingProblem; improveMs?: number; suggestions?: number }
    | { type: 'fixRest'; problem: SeatingProblem; hand: MapDocument }
    | { type: 'whatIf'; problem: SeatingProblem; seats: Seating; supposed: Supposition }
    | { type: 'why'; problem: SeatingProblem; question: WhyQuestion }
    | { type: 'termPlan'; problem: TermPlanProblem }
    | { type: 'groups'; problem: GroupProblem }
    | { type: 'exam'; problem: ExamProblem }
  );

/** The answer to each kind of request. */
export interface EngineAnswers {
  solve: SolveResult;
  fixRest: FixRestAnswer;
  whatIf: WhatIfAnswer;
  why: WhyAnswer;
  termPlan: TermPlanResult;
  groups: GroupResult;
  exam: ExamSeating;
}

/** The progress that the engine reports for each kind of request. */
export type EngineProgress<Type = EngineRequest['type']> = Type extends 'termPlan'
  ? TermPlanProgress
  : SolveProgress;

/** The worker's replies to a request: any number of `progress`, then one `done` or `failed`. */
export type EngineReply<Answer = EngineAnswers[keyof EngineAnswers]> =
  | { type: 'progress'; progress: EngineProgress }
  | { type: 'done'; answer: Answer }
  | { type: 'failed'; message: string };
