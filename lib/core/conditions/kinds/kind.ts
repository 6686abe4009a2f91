import type { Desk, Room } from '../../rooms/room';

/** Identifies a pupil within one class; opaque to the engine. */
export type PupilId = string;

/**
 * A desk that the teacher leaves empty is held by a locked pupil with such an id, so that the room stays the same and with
 * it what front, back and neighbours are. Nobody sits there.
 */
export const emptySeatPrefix = 'empty:';

/** Whether a pupil's id stands for a desk that is left empty. */
export const isEmptySeat = (id: PupilId) => id.startsWith(emptySeatPrefix);

/** The surroundings in which a condition is kept or broken. */
export interface Situation {
  /** The rows that hold desks, from the board backwards. */
  rows: readonly number[];
  /** The desks of all pupils. */
  taken: readonly Desk[];
}

/** Desks that two pupils may not have at once. */
export interface Distance {
  /** Equal for conditions that ask for the same distance. */
  key: string;
  /** From each other of the condition's pupils, or from every pupil. */
  from: 'eachOther' | 'everyone';
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/** The engine's part of a condition; each that is given must hold. */
export interface Needs {
  /** The desks that each of its pupils may have. */
  desks?: readonly Desk[];
  /** One connected block of neighbours, or no two desks that touch. */
  relation?: 'block' | 'apart';
  distance?: Distance;
}

/** Everything that the product knows of a kind of condition. */
export interface Kind<Content> {
  /** The fewest pupils of a condition. */
  least: number;
  /** Set where the desks of other pupils count, too. */
  isOfEveryone?: boolean;
  /**
   * The meaning (design, section 4), apart from the engine, so that each can be tested against the other. `desks` are
   * those of the condition's pupils, in its order.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  needs: (content: Content, room: Room) => Needs;
}
