import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

export const examOrders = ['random', 'alphabetical'] as const;
export type ExamOrder = (typeof examOrders)[number];

export interface ExamClass {
  id: string;
  /**
   * Pupils of the class who are present and take the exam. The id of a pupil is unique across all classes of the exam.
   */
  pupils: { id: PupilId; name: string }[];
}

/**
 * Input for seating a written exam: one or more classes in one room. Search times were measured for up to 400 pupils
 * and 400 desks.
 */
export interface ExamProblem {
  room: MarkedRoom;
  classes: ExamClass[];
  /**
   * Conditions for the seats, already adapted to the desks of the room. Kinds of conditions that are missing in
   * `examConditions` are ignored.
   */
  conditions: Condition[];
  order: ExamOrder;
  variants: boolean;
  /** Indices of the room's desks that the teacher excludes from the exam. */
  unusedDesks: number[];
}

export interface ExamSitting {
  /** Pupil id → index of the pupil's desk in the room. */
  seats: Record<PupilId, number>;
  /** Pupil id → number of the pupil's exam variant, from 1. Undefined if no variants are requested. */
  variants?: Record<PupilId, number>;
}

/**
 * Result of seating a written exam, held in one or more sittings (groups of pupils who write at different times). Every
 * pupil is in exactly one sitting.
 */
export interface ExamSeating {
  /** As few sittings as possible. The numbers of pupils in two sittings differ by at most one. */
  sittings: ExamSitting[];
  /** Largest number of exam variants used in one sitting; 0 if no variants are requested. */
  variantCount: number;
  variantsProved: boolean;
  /**
   * Smallest distance between two pupils in one sitting, as the larger of row and column difference (Chebyshev
   * distance). Undefined if no sitting has two pupils.
   */
  smallestDistance: number | undefined;
  /** Number of pairs of classmates at desks that touch by edge or corner, summed over all sittings. */
  sameClassPairs: number;
  broken: ConditionId[];
}

export const examConditions: readonly Condition['type'][] = Object.entries(kinds).flatMap(
  ([type, { isForExam }]) => (isForExam ? [type as Condition['type']] : []),
);
