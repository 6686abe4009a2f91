import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

export const examOrders = ['random', 'alphabetical'] as const;
export type ExamOrder = (typeof examOrders)[number];

export interface ExamClass {
  id: string;
  /** Present pupils of a class who take the test; their ids are unique across all classes. */
  pupils: { id: PupilId; name: string }[];
}

/**
 * A written test of one or more classes in one room. The seating search was measured with up to 400 pupils and 400
 * desks.
 */
export interface ExamProblem {
  room: MarkedRoom;
  classes: ExamClass[];
  /**
   * Conditions for seating a written test, already adapted to the desks of its room. Kinds of conditions that a written
   * test does not support are ignored.
   */
  conditions: Condition[];
  order: ExamOrder;
  variants: boolean;
  /** Desks that the teacher excludes from a test, as indices of the room's desks. */
  unusedDesks: number[];
}

export interface ExamSitting {
  /** Desk of each pupil in a sitting of a test, as an index of the room's desks. */
  seats: Record<PupilId, number>;
  /** Variant of the written test for each pupil in a sitting, from 1; missing if no variants are requested. */
  variants?: Record<PupilId, number>;
}

/** Seats of a written test, which is held in one or more sittings. Every pupil is in exactly one sitting. */
export interface ExamSeating {
  /** Sittings of a test, as few as possible; their sizes differ by at most one. */
  sittings: ExamSitting[];
  /** Largest number of variants of the written test in one sitting; 0 if no variants are requested. */
  variantCount: number;
  variantsProved: boolean;
  /**
   * Smallest distance between two pupils of one sitting, in king moves (Chebyshev distance). Undefined if no sitting
   * has two pupils.
   */
  smallestDistance: number | undefined;
  /** Number of pairs of classmates at touching desks, over all sittings of a test. */
  sameClassPairs: number;
  broken: ConditionId[];
}

export const examConditions: readonly Condition['type'][] = Object.entries(kinds).flatMap(
  ([type, { isForExam }]) => (isForExam ? [type as Condition['type']] : []),
);
