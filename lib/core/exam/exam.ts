import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** The orders in which pupils are seated for a written test. */
export const examOrders = ['random', 'alphabetical'] as const;
export type ExamOrder = (typeof examOrders)[number];

/** A class, or a part of one, that takes a test. */
export interface ExamClass {
  id: string;
  /** The pupils who take the test, without absent pupils. Each id is unique across all classes. */
  pupils: { id: PupilId; name: string }[];
}

/** A written test of one or more classes in one room. Measured with up to 400 pupils and 400 desks. */
export interface ExamProblem {
  /** Desks and, for doors, marks. Front and back are measured from all desks, including unused ones. */
  room: MarkedRoom;
  classes: ExamClass[];
  /**
   * Conditions of the classes as `resolveConditions` returns them for the room. A condition counts if its kind is in
   * `examConditions` and it is between pupils of one sitting. Other conditions are ignored.
   */
  conditions: Condition[];
  order: ExamOrder;
  /** Whether pupils get variants of the test. */
  variants: boolean;
  /** Desks that the teacher excludes, as indices of `room.desks`. */
  unusedDesks: number[];
}

/** Pupils who take the test at the same time. */
export interface ExamSitting {
  /** The desk of each pupil of the sitting, as an index of `room.desks`; each desk at most once. */
  seats: Record<PupilId, number>;
  /** The variant of each pupil of the sitting, from 1; missing if no variants are requested. */
  variants?: Record<PupilId, number>;
}

/** The sittings of a test. Every pupil is in exactly one sitting. */
export interface ExamSeating {
  /** The sittings in the order of the classes, as few as the desks allow. Their sizes differ by at most one. */
  sittings: ExamSitting[];
  /** The largest number of variants in a sitting; 0 if no variants are requested. */
  variantCount: number;
  /** Whether it is proved that no sitting needs fewer variants. */
  variantsProved: boolean;
  /**
   * The smallest distance of two pupils of a sitting, in cells: the larger of their distances in rows and in columns;
   * 1 if two desks touch. Undefined if no sitting has two pupils.
   */
  smallestDistance: number | undefined;
  /** The number of pairs of classmates at desks that touch by edge or corner, over all sittings. */
  sameClassPairs: number;
  /** The counted conditions that are not met, wishes included, in their order. */
  broken: ConditionId[];
}

/** The kinds of conditions that count for a test. */
export const examConditions: readonly Condition['type'][] = Object.entries(kinds).flatMap(
  ([type, { isForExam }]) => (isForExam ? [type as Condition['type']] : []),
);
