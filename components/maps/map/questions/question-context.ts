import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Supposition } from '@/lib/core/seating/what-if';

export interface MapToAsk {
  layout: RoomLayout;
  problem: SeatingProblem;
  seats: Seating;
  movedByHand: PupilId[];
  names: ReadonlyMap<PupilId, string>;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
}

export type UseSupposed = (seats: Seating, supposed: Supposition) => void;
