import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { MarkedRoom, RoomLayout } from '../../rooms/room-layout';
import type { NamedRoom, UnfitReason } from '../condition-room';
import type { PupilFields, PupilId } from './pupil-fields';

export type { PupilId } from './pupil-fields';

/**
 * Prefix of a pseudo-pupil's id. A pseudo-pupil is locked to each desk that the teacher leaves empty; removing the desk
 * would change the room's rows and neighbours.
 */
export const emptySeatPrefix = 'empty:';

/** Whether an id belongs to a pseudo-pupil, who stands for a desk left empty. */
export const isEmptySeat = (id: PupilId) => id.startsWith(emptySeatPrefix);

export interface Situation {
  /** Numbers of the room's rows that have desks, from front to back. */
  rows: readonly number[];
  taken: readonly Desk[];
}

/** Distance rule of a condition: which two desks are too close to each other for two pupils. */
export interface Distance {
  /** Key of a distance rule, equal for all conditions with the same rule. */
  key: string;
  /**
   * To whom a distance rule applies: only among the condition's pupils, or between each of them and every other pupil.
   */
  from: 'eachOther' | 'everyone';
  /** Whether a distance rule separates only neighbours; the search may then exchange and turn whole tables. */
  isOfNeighbours?: boolean;
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/** Part of the room that a message about conflicting conditions names; `zone` stands for a part without a name. */
export type ZoneName = 'front' | 'back' | Place | 'zone';

/**
 * How a condition relates its pupils, in a room and in groups:
 * - `block`: their desks form one connected block; they are in one group.
 * - `apart`: no two of their desks touch; they are in different groups.
 * - `beside`: the first pupil is a neighbour of another; these two are in one group.
 * - `mixed`: few or no neighbours are from the same list; each list is shared evenly among the groups.
 */
export type Relation = 'block' | 'apart' | 'beside' | 'mixed';

/**
 * A condition in the form for the seating engine. Its fields are optional; every field that is present must be
 * satisfied.
 */
export interface Needs {
  desks?: readonly Desk[];
  far?: (desk: Desk) => number;
  zone?: ZoneName;
  relation?: Relation;
  /** Lists of pupils that a condition mixes; its distance rule applies only to pupils of the same list. */
  lists?: readonly (readonly PupilId[])[];
  most?: number;
  distance?: Distance;
}

/** Translated text about a condition: its key under `Conditions` in the messages, and its values. */
export interface ConditionMessage {
  key: string;
  values?: Record<string, number>;
}

/** A condition that a teacher chooses by a button or a typed phrase, before its pupils are known. */
export interface Choice<Content> {
  own: object & Partial<Content>;
  /** Phrase that a teacher types after the pupils' names to express a condition, folded by `foldName`. */
  phrase?: RegExp;
  /** Phrase that a teacher types between two pupils' names to express a condition, folded by `foldName`. */
  between?: RegExp;
  label: ConditionMessage;
}

export interface Kind<Content> {
  /** Minimum number of pupils in a condition of one kind. */
  least: number;
  pupilFields: PupilFields;
  choices: readonly Choice<Content>[];
  sentence?: (content: Content) => ConditionMessage;
  isForExam?: boolean;
  /** Whether conditions of one kind also depend on the desks of pupils whom they do not name. */
  isOfEveryone?: boolean;
  /**
   * Whether some pupils of a condition may break it alone although all of them together satisfy it. For example, two
   * pupils of a connected block need not be neighbours.
   */
  isOfWholeGroup?: boolean;
  isEither?: boolean;
  parts?: (content: Content) => Content[];
  isBoundToRoom?: (content: Content) => boolean;
  unfit?: (content: Content, room: NamedRoom) => UnfitReason | undefined;
  inRoom?: (content: Content, layout: RoomLayout) => Content;
  /**
   * Whether the desks of a condition's pupils, in the order of the pupils, satisfy the condition. This check shares no
   * code with the seating engine, because tests compare the two.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  /**
   * Number of faults by which the pupils' desks break a condition, such as pairs of neighbours from the same list. If a
   * wish must be broken, the seating engine keeps this number small.
   */
  countFaults?: (desks: readonly Desk[], content: Content) => number;
  needs: (content: Content, room: MarkedRoom) => Needs;
}

/** Returns the common fields of a kind of condition whose only parameter is a group of pupils. */
export const ofGroup = (type: string, phrase: RegExp, between?: RegExp) => ({
  pupilFields: { pupils: 'list' } as const,
  choices: [{ own: {}, phrase, between, label: { key: `type.${type}` } }],
});
