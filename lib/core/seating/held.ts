import { explainClash } from './clash/explain-clash';
import type { ClashReason } from './clash/reason';
import { brokenConditions } from '../conditions/checker';
import {
  conditionPupils,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';

/** A set that is impossible together with the asked supposition. */
export interface Clash {
  /** Indices into the conditions of the problem, ascending. */
  conditions: number[];
  /** Pupils whose locked desks are part of it. */
  locked: PupilId[];
  /**
   * Whether it is proved that without any one of these, what was asked for is possible, or that they could be kept where
   * they clash among themselves.
   */
  minimal: boolean;
  /** Reasons that fit in a sentence, if there are any; their indices are those of the problem. */
  reasons: ClashReason[];
}

/**
 * The kept part of a map in hand, as a problem of its own: its conditions are those of the problem that the map keeps,
 * then `asked`, then one fixed desk for each lock, so that locks are part of a clash too. Conditions that the map
 * breaks already were put aside, except those about the pupil in question (`countedConditions`).
 */
export interface HeldProblem {
  problem: SeatingProblem;
  /** The clash of conditions of `problem`, told of the original one. */
  toClash: (conflict: number[], minimal: boolean) => Clash;
}

/** `held`: indices of the conditions to keep. `released`: pupils whose locks do not count. */
export function toHeldProblem(
  original: SeatingProblem,
  held: number[],
  asked: Condition[],
  released: PupilId[],
): HeldProblem {
  const locks = Object.entries(original.locked ?? {}).filter(
    ([pupil]) => !released.includes(pupil) && original.pupils.includes(pupil),
  );
  const fixed = locks.map(([pupil, desk]): Condition => ({ type: 'fixed', pupil, desk }));
  const conditions = [...held.map((index) => original.conditions[index]!), ...asked, ...fixed];
  const problem = { ...original, conditions, locked: {}, history: [] };
  const toOriginal = (indices: number[]) =>
    indices.flatMap((index) => held[index] ?? []).sort((a, b) => a - b);
  return {
    problem,
    toClash: (conflict, minimal) => ({
      conditions: toOriginal(conflict),
      locked: conflict.flatMap((index) => locks[index - held.length - asked.length]?.[0] ?? []),
      minimal,
      reasons: explainClash(problem, conflict).map((reason) => ({
        ...reason,
        conditions: toOriginal(reason.conditions),
      })),
    }),
  };
}

/** Ascending indices of the conditions that a map keeps. */
export function keptConditions({ room, conditions }: SeatingProblem, seats: Seating): number[] {
  const broken = new Set(brokenConditions(room, conditions, seats));
  return [...conditions.keys()].filter((index) => !broken.has(index));
}

/**
 * Ascending indices of the conditions that count when another desk for a pupil is asked for: those that the map keeps,
 * and the hard ones about the pupil that it breaks, because a desk where they stay broken is no better.
 */
export function countedConditions(
  problem: SeatingProblem,
  seats: Seating,
  pupil: PupilId,
): number[] {
  const kept = new Set(keptConditions(problem, seats));
  return [...problem.conditions.entries()].flatMap(([index, condition]) => {
    const isOwn = !condition.wish && conditionPupils(condition).includes(pupil);
    return isOwn || kept.has(index) ? [index] : [];
  });
}
