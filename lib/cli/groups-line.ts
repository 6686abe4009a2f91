import { z } from 'zod';
import { findGroupIssues, type GroupProblem } from '@/lib/core/seating/groups/group-problem';
import { makeGroups, type GroupOptions } from '@/lib/core/seating/groups/make-groups';
import type { ProblemIssue } from '@/lib/core/seating/problem';

const number = z.int().min(1);
const round = z.array(z.array(z.string().min(1)));

export const groupFields = {
  groups: z.union([
    z.strictObject({ size: number, rounds: number.max(1000).default(1) }),
    z.strictObject({ count: number, rounds: number.max(1000).default(1) }),
  ]),
  previous: z.array(round).nullish(),
};
interface GivenGroups {
  groups: { rounds: number } & ({ size: number } | { count: number });
  previous?: string[][][] | null;
}

export type GroupsAnswer =
  | { status: 'seated'; groups: string[][][]; repeats: number; brokenWishes?: number[]; ms: number }
  | { status: 'impossible'; conflict: number[]; ms: number }
  | { status: 'unproven'; groups: string[][][]; repeats: number; broken: number[]; ms: number };

export function answerGroups(
  inClass: Pick<GroupProblem, 'pupils' | 'conditions'>,
  { groups, previous, ...options }: GivenGroups & GroupOptions,
  describe: (issue: ProblemIssue) => string,
): GroupsAnswer | { status: 'invalid'; error: string } {
  const { rounds, ...division } = groups;
  const problem = { ...inClass, division, rounds, previous: previous ?? [] };
  const issues = findGroupIssues(problem);
  if (issues.length > 0) return { status: 'invalid', error: issues.map(describe).join('; ') };
  const start = options.now();
  const result = makeGroups(problem, options);
  const ms = Math.round((options.now() - start) * 1000) / 1000;
  switch (result.status) {
    case 'made':
      return {
        status: 'seated',
        groups: result.rounds,
        repeats: result.repeats,
        ...(problem.conditions.some(({ wish }) => wish) && {
          brokenWishes: result.brokenWishes.map(Number),
        }),
        ms,
      };
    case 'impossible':
      return { status: result.status, conflict: result.conflict.map(Number), ms };
    case 'unproven':
      return {
        status: result.status,
        groups: result.rounds,
        repeats: result.repeats,
        broken: result.broken.map(Number),
        ms,
      };
  }
}
