import { z } from 'zod';
import type { Condition, Seating } from '@/lib/core/conditions/condition';
import {
  clashCodes,
  findProblemIssues,
  type ProblemIssue,
  type SeatingProblem,
} from '@/lib/core/seating/problem';
import type { Desk, Room } from '@/lib/core/rooms/room';
import { mend } from '@/lib/core/seating/mend';
import { planMaps } from '@/lib/core/seating/term-plan/plan-maps';
import { checkedResult, solve, type SolveOptions } from '@/lib/core/seating/solve';
import { countTurns, noTurns, type Turns } from '@/lib/core/seating/turns';
import { cell, condition, names } from './condition-line';
import { answerGroups, groupFields, type GroupsAnswer } from './groups-line';
import { toVariants, type VariantFields } from './variant-fields';

const defaultTimeLimitMs = 10_000;

const planInput = z.object({
  maps: z.int().min(1).max(100),
  touch: z.enum(['edge', 'corner']).default('edge'),
});
const instance = z.object({
  desks: z.array(cell),
  students: names,
  conditions: z.array(condition).default([]),
  seed: z.union([z.number(), z.string()]).default(0),
  previous: z.array(z.record(z.string(), cell)).nullish(),
  timeLimitMs: z.number().min(0).nullish(),
  suggestions: z.int().min(1).max(100).nullish(),
  mend: z.record(z.string(), cell).nullish(),
  keep: names.default([]),
  variants: z.boolean().nullish(),
  turns: z.boolean().default(false),
  plan: planInput.nullish(),
});
const instanceOfGroups = instance.omit({ desks: true, mend: true }).extend(groupFields);
type Seats = Record<string, [row: number, col: number]>;

export type Answer = { id: unknown } & (
  | (Partial<VariantFields> & {
      status: 'seated';
      seats: Seats;
      repeatedPairs: number;
      brokenWishes?: number[];
      wishesProved?: boolean;
      suggestions?: { seats: Seats }[];
      moved?: string[];
      movedProved?: boolean;
      turns?: Record<string, Turns>;
      plan?: { seats: Seats }[];
      met?: number;
      possible?: number;
      repeats?: number;
      atLeastMaps?: number;
      ms: number;
    })
  | { status: 'impossible'; conflict: number[]; ms: number }
  | (Partial<VariantFields> & { status: 'unproven'; seats: Seats; broken: number[]; ms: number })
  | GroupsAnswer
  | { status: 'invalid'; error: string }
);

export function answerLine(line: string, now: () => number): Answer {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch (error) {
    return { id: null, status: 'invalid', error: `not JSON: ${messageOf(error)}` };
  }
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
  try {
    return { id, ...answerInput(input, now) };
  } catch (error) {
    return { id, status: 'invalid', error: messageOf(error) };
  }
}

function answerInput(input: unknown, now: () => number) {
  if (typeof input === 'object' && input !== null && 'groups' in input) {
    const { students, conditions, ...rest } = parse(instanceOfGroups, input);
    const problem = { pupils: students, conditions: conditions.map(withId) };
    const timeLimitMs = rest.timeLimitMs ?? defaultTimeLimitMs;
    return answerGroups(problem, { ...rest, timeLimitMs, now }, describe);
  }
  const data = parse(instance, input);
  const room: Room = { desks: data.desks.map(toDesk) };
  const pupils = data.students;
  const conditions = data.conditions.map(withId);
  const history = (data.previous ?? []).map(toSeating);
  const problem = { room, pupils, conditions, history };
  const issues = findProblemIssues(problem).filter((issue) => !clashCodes.includes(issue.code));
  if (issues.length > 0) {
    return { status: 'invalid' as const, error: issues.map(describe).join('; ') };
  }
  const start = now();
  const timeLimitMs = data.timeLimitMs ?? defaultTimeLimitMs;
  const options = { seed: data.seed, timeLimitMs, now, suggestions: data.suggestions ?? 1 };
  const mended =
    data.mend && mend(problem, { seats: toSeating(data.mend), keep: data.keep }, options);
  const planned = data.plan && planProblem(problem, data.plan, options);
  const result = planned?.result ?? mended ?? solve(problem, options);
  const ms = Math.round((now() - start) * 1000) / 1000;
  switch (result.status) {
    case 'seated':
      return {
        status: result.status,
        seats: fromSeating(result.seats),
        repeatedPairs: result.repeatedPairs,
        ...(conditions.some((one) => one.wish) && {
          brokenWishes: result.brokenWishes.map(Number),
          wishesProved: result.wishesProved,
        }),
        ...(data.suggestions && {
          suggestions: result.suggestions.map((seats) => ({ seats: fromSeating(seats) })),
        }),
        ...(mended?.status === 'seated' && {
          moved: mended.moved,
          movedProved: mended.movedProved,
        }),
        ...(data.variants && toVariants(result.seats)),
        ...planned?.answer,
        ...(data.turns && { turns: turnsAfter(problem, result.seats) }),
        ms,
      };
    case 'impossible':
      return { status: result.status, conflict: result.conflict.map(Number), ms };
    case 'unproven':
      return {
        status: result.status,
        seats: fromSeating(result.seats),
        broken: result.broken.map(Number),
        ...(data.variants && toVariants(result.seats)),
        ms,
      };
  }
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Error(faults.join('; '));
}

function planProblem(
  { room, pupils, conditions, history }: SeatingProblem,
  { maps: count, touch }: z.infer<typeof planInput>,
  options: SolveOptions,
) {
  const maps = Array.from({ length: count }, () => ({ conditions }));
  const result = planMaps({ room, pupils, maps, touch, history }, options);
  if (result.status !== 'planned') return { result };
  const { maps: made, met, possible, repeats, atLeastMaps } = result;
  const plan = made.map((seats) => ({ seats: fromSeating(seats) }));
  return {
    result: checkedResult({ room, pupils, conditions, history }, [made[0]!], {
      isProved: false,
      clashes: [],
    }),
    answer: { plan, met, possible, repeats, atLeastMaps },
  };
}

function turnsAfter({ room, pupils, history }: SeatingProblem, seats: Seating) {
  const turns = countTurns(room, [seats, ...(history ?? [])]);
  return Object.fromEntries(pupils.map((pupil) => [pupil, turns.get(pupil) ?? noTurns()]));
}

function describe(issue: ProblemIssue): string {
  const { code, ...facts } = issue;
  const isId = (key: string) =>
    ['condition', 'first'].includes(key) || (key === 'by' && code === 'fixedDeskTaken');
  return `${code} ${JSON.stringify(facts, (key, value) => (isId(key) ? Number(value) : value))}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function toDesk([row, col]: [number, number]): Desk {
  return { row, col };
}

const withId = (one: z.infer<typeof condition>, index: number): Condition => ({
  ...one,
  id: `${index}`,
});

function toSeating(seats: Record<string, [number, number]>): Seating {
  return Object.fromEntries(Object.entries(seats).map(([name, at]) => [name, toDesk(at)]));
}

function fromSeating(seats: Seating): Seats {
  return Object.fromEntries(
    Object.entries(seats).map(([name, { row, col }]) => [name, [row, col]]),
  );
}
