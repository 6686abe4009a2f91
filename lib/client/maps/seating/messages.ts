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

export interface WorkLimits {
  seed: number | string;
  timeLimitMs: number;
}

export type EngineRequest = WorkLimits &
  (
    | { type: 'solve'; problem: SeatingProblem; improveMs?: number; suggestions?: number }
    | { type: 'fixRest'; problem: SeatingProblem; edited: MapDocument }
    | { type: 'whatIf'; problem: SeatingProblem; seats: Seating; supposed: Supposition }
    | { type: 'why'; problem: SeatingProblem; question: WhyQuestion }
    | { type: 'termPlan'; problem: TermPlanProblem }
    | { type: 'groups'; problem: GroupProblem }
    | { type: 'exam'; problem: ExamProblem }
  );

export interface EngineAnswers {
  solve: SolveResult;
  fixRest: FixRestAnswer;
  whatIf: WhatIfAnswer;
  why: WhyAnswer;
  termPlan: TermPlanResult;
  groups: GroupResult;
  exam: ExamSeating;
}

export type EngineProgress<Type = EngineRequest['type']> = Type extends 'termPlan'
  ? TermPlanProgress
  : SolveProgress;

export type EngineReply<Answer = EngineAnswers[keyof EngineAnswers]> =
  | { type: 'progress'; progress: EngineProgress }
  | { type: 'done'; answer: Answer }
  | { type: 'failed'; message: string };
