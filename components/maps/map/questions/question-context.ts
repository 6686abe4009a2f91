import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Supposition } from '@/lib/core/seating/what-if';

/** A map in hand, as questions about it need it, with the words for its parts. */
export interface MapToAsk {
  layout: RoomLayout;
  problem: SeatingProblem;
  seats: Seating;
  /** Pupils whom the teacher put where they sit. */
  movedByHand: PupilId[];
  /** The names of pupils and trainees. */
  names: ReadonlyMap<PupilId, string>;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
}

/** Called with a map that was asked for, to take it in place of the one in hand. */
export type UseSupposed = (seats: Seating, supposed: Supposition) => void;
