import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

export const examOrders = ['random', 'alphabetical'] as const;
export type ExamOrder = (typeof examOrders)[number];

export interface ExamClass {
  id: string;
  /** The present pupils who take the test; ids are unique across all classes. */
  pupils: { id: PupilId; name: string }[];
}

/** A written test of one or more classes in one room. The search was measured with up to 400 pupils and 400 desks. */
export interface ExamProblem {
  room: MarkedRoom;
  classes: ExamClass[];
  /** Conditions as resolved for the room by `resolveConditions`. Only the kinds in `examConditions` count. */
  conditions: Condition[];
  order: ExamOrder;
  variants: boolean;
  /** Desks that the teacher excludes, as indices of `room.desks`. */
  unusedDesks: number[];
}

export interface ExamSitting {
  /** The desk of each pupil, as an index of `room.desks`. */
  seats: Record<PupilId, number>;
  /** The test variant of each pupil, from 1; missing if no variants are requested. */
  variants?: Record<PupilId, number>;
}

/** The sittings of a test; every pupil is in exactly one sitting. */
export interface ExamSeating {
  /** As few sittings as possible, in the order of the classes. Their sizes differ by at most one. */
  sittings: ExamSitting[];
  /** Largest number of variants in a sitting; 0 if no variants are requested. */
  variantCount: number;
  /** Whether the number of variants is proved minimal in every sitting. */
  variantsProved: boolean;
  /**
   * Smallest distance between two pupils of one sitting, in king moves (Chebyshev distance). Undefined if no sitting
   * has two pupils.
   */
  smallestDistance: number | undefined;
  /** Number of pairs of classmates at touching desks, over all sittings. */
  sameClassPairs: number;
  /** Ids of the conditions that the seating breaks, wishes included. */
  broken: ConditionId[];
}

export const examConditions: readonly Condition['type'][] = Object.entries(kinds).flatMap(
  ([type, { isForExam }]) => (isForExam ? [type as Condition['type']] : []),
);
