import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { kinds } from '@/lib/core/conditions/kinds';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** How pupils are put at the desks of a written test. */
export const examOrders = ['random', 'alphabetical'] as const;
export type ExamOrder = (typeof examOrders)[number];

/** A class, or a part of one, that takes a test. */
export interface ExamClass {
  id: string;
  /** Those who take the test; absent pupils are left out. No id stands twice, in other classes neither. */
  pupils: { id: PupilId; name: string }[];
}

/** A written test of one or more classes in one room. Measured with up to 400 pupils and 400 desks. */
export interface ExamProblem {
  /** Desks and, for doors, marks. Front and back are measured from all its desks, unused ones included. */
  room: MarkedRoom;
  classes: ExamClass[];
  /**
   * Conditions of the classes as `resolveConditions` gives them for the room. Those that count are of the kinds in
   * `examConditions`, for the pupils who take the test in the same sitting; the others are passed over.
   */
  conditions: Condition[];
  order: ExamOrder;
  /** Whether pupils get variants of the test. */
  variants: boolean;
  /** Desks that the teacher takes out, as indices of `room.desks`. */
  unusedDesks: number[];
}

/** Pupils who take the test at the same time. */
export interface ExamSitting {
  /** The desk of each of its pupils, as an index of `room.desks`; no desk twice. */
  seats: Record<PupilId, number>;
  /** The variant of each of its pupils, from 1; missing where none are asked for. */
  variants?: Record<PupilId, number>;
}

/** The sittings of a test. Every pupil is in one of them. */
export interface ExamSeating {
  /** As few as the desks allow, in the order of the classes; their sizes differ by one at most. */
  sittings: ExamSitting[];
  /** How many variants the sitting with the most has; 0 where none are asked for. */
  variantCount: number;
  /** Whether it is proved that no sitting can do with fewer. */
  variantsProved: boolean;
  /**
   * The smallest distance of two pupils of a sitting, in cells: the larger of their distances in rows and in columns; 1
   * where two desks touch. Undefined where no sitting has two pupils.
   */
  smallestDistance: number | undefined;
  /** How many pairs of pupils of one class sit at desks that touch, by edge or corner, over all sittings. */
  sameClassPairs: number;
  /** The conditions that count and are not kept, wishes included, in their order. */
  broken: ConditionId[];
}

/** The kinds of conditions that count for a test. */
export const examConditions: readonly Condition['type'][] = Object.entries(kinds).flatMap(
  ([type, { isForExam }]) => (isForExam ? [type as Condition['type']] : []),
);
