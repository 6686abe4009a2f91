import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { MarkedRoom, RoomLayout } from '../../rooms/room-layout';
import type { NamedRoom, UnfitReason } from '../condition-room';
import type { PupilFields, PupilId } from './pupil-fields';

export type { PupilId } from './pupil-fields';

/**
 * Prefix of the id of a locked pseudo-pupil that occupies a desk that stays empty, so that front, back and
 * neighbours of the room do not change.
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
  /** Set where desks are too close if they are neighbours, so that whole tables may be exchanged and turned. */
  isOfNeighbours?: boolean;
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/** A part of the room in the reasons of a clash: the place that desks stand for, `zone` without one. */
export type ZoneName = 'front' | 'back' | Place | 'zone';

/**
 * How the pupils of a condition sit, or how they are divided into groups.
 * - `block`: one connected block of neighbours; one group.
 * - `apart`: no two desks that touch; different groups.
 * - `beside`: the first is a neighbour of at least one of the others; in a group with at least one.
 * - `mixed`: no neighbours of one list, or few; each list is shared evenly among the groups.
 */
export type Relation = 'block' | 'apart' | 'beside' | 'mixed';

/** The engine's part of a condition; each that is given must hold. */
export interface Needs {
  /** The desks that each of its pupils may have. */
  desks?: readonly Desk[];
  /** How far a desk is from what they sit near; of the allowed desks the nearest are preferred. */
  far?: (desk: Desk) => number;
  /** The name of these desks in reasons; without it, `desks` is the one desk of its pupil. */
  zone?: ZoneName;
  relation?: Relation;
  /** The lists of `mixed`, within which its distance holds, too. */
  lists?: readonly (readonly PupilId[])[];
  /** How many pairs of neighbours of one list `mixed` allows; none by default. */
  most?: number;
  distance?: Distance;
}

/** A text in `Conditions` of `messages`. */
export interface ConditionMessage {
  key: string;
  values?: Record<string, number>;
}

/** One of the contents of a kind that can be asked for, by a button or by typing. */
export interface Choice<Content> {
  /** The content without its pupils. */
  own: object & Partial<Content>;
  /**
   * Bokmål, Nynorsk and English: what a teacher may write after the names, in the letters of `foldName`. If several fit,
   * the longest counts.
   */
  phrase?: RegExp;
  /** What a teacher may write between two names, in the same letters; after one name where a field is for one pupil. */
  between?: RegExp;
  /** The text of its button. */
  label: ConditionMessage;
}

/** Everything that the product knows of a kind of condition, its icon and its texts excepted. */
export interface Kind<Content> {
  /** The fewest pupils of a condition. */
  least: number;
  /** The fields that name its pupils. */
  pupilFields: PupilFields;
  /** The contents that can be asked for; one where the kind needs nothing but pupils. */
  choices: readonly Choice<Content>[];
  /** The sentence that says it, in `sentence` of the messages; by default that of its type. */
  sentence?: (content: Content) => ConditionMessage;
  /** Set where it counts for a written test (`core/exam`). */
  isForExam?: boolean;
  /** Set where the desks of other pupils count, too. */
  isOfEveryone?: boolean;
  /** Set where a condition does not ask the same of a part of its pupils: of a connected group two need not be neighbours. */
  isOfWholeGroup?: boolean;
  /** Set where a typed text joins its pupils by "or". */
  isEither?: boolean;
  /** Conditions that together ask the same; as wishes on groups each of them is kept by itself. */
  parts?: (content: Content) => Content[];
  /** Whether it names desks, which are those of one room. */
  isBoundToRoom?: (content: Content) => boolean;
  /** Why the room cannot have the condition at all. */
  unfit?: (content: Content, room: NamedRoom) => UnfitReason | undefined;
  /** The engine's form of a class's condition in a room. */
  inRoom?: (content: Content, layout: RoomLayout) => Content;
  /**
   * The meaning (design, section 4), apart from the engine, so that each can be tested against the other. `desks` are
   * those of the condition's pupils, in its order.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  /**
   * The faults of desks given as to `isKept`, for a kind of which a wish that cannot be kept has as few as possible. The
   * engine then gives the content `most`, the number of faults that it may have.
   */
  countFaults?: (desks: readonly Desk[], content: Content) => number;
  needs: (content: Content, room: MarkedRoom) => Needs;
}

/** Common fields of a kind whose only parameter is a group of pupils. */
export const ofGroup = (type: string, phrase: RegExp, between?: RegExp) => ({
  pupilFields: { pupils: 'list' } as const,
  choices: [{ own: {}, phrase, between, label: { key: `type.${type}` } }],
});
