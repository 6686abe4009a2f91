import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { MarkedRoom, RoomLayout } from '../../rooms/room-layout';
import type { NamedRoom, UnfitReason } from '../condition-room';
import type { PupilFields, PupilId } from './pupil-fields';

export type { PupilId } from './pupil-fields';

/**
 * Id prefix of a pseudo-pupil, who is locked to a desk left empty. Removing the desk instead would change the room's
 * rows and neighbours.
 */
export const emptySeatPrefix = 'empty:';

/** Whether an id belongs to a pseudo-pupil at a desk left empty. */
export const isEmptySeat = (id: PupilId) => id.startsWith(emptySeatPrefix);

export interface Situation {
  /** Rows with desks, from front to back. */
  rows: readonly number[];
  taken: readonly Desk[];
}

/** A distance rule: two pupils may not sit at two desks for which `isTooClose` is true. */
export interface Distance {
  /** Key that is equal for conditions with the same distance rule. */
  key: string;
  /**
   * The distance rule applies among the condition's pupils (`eachOther`), or between them and all pupils (`everyone`).
   */
  from: 'eachOther' | 'everyone';
  /** True if the distance rule separates only neighbours. The search may then exchange and turn whole tables. */
  isOfNeighbours?: boolean;
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/** Name of a part of the room in messages about conflicting conditions; `zone` is a part without a name. */
export type ZoneName = 'front' | 'back' | Place | 'zone';

/**
 * Relation between the pupils of a condition, in a room and in groups:
 * - `block`: their desks form one connected block; they are in one group.
 * - `apart`: no two of their desks touch; they are in different groups.
 * - `beside`: the first pupil is a neighbour of another; these two are in one group.
 * - `mixed`: few or no neighbours are from the same list; each list is shared evenly among the groups.
 */
export type Relation = 'block' | 'apart' | 'beside' | 'mixed';

/** A condition in the form that the engine needs; every given field must be satisfied. */
export interface Needs {
  desks?: readonly Desk[];
  /**
   * Distance of a desk from the place that the pupils should be near. The engine prefers the nearest of the allowed
   * desks.
   */
  far?: (desk: Desk) => number;
  /** The name that messages use for `desks`; undefined if `desks` contains only a pupil's fixed desk. */
  zone?: ZoneName;
  relation?: Relation;
  /** The lists of pupils in a `mixed` relation. `distance` then applies only to pupils of the same list. */
  lists?: readonly (readonly PupilId[])[];
  /** Allowed number of pairs of neighbours from the same list; 0 by default. */
  most?: number;
  distance?: Distance;
}

/** A translated text: its key under `Conditions` in the messages, and its values. */
export interface ConditionMessage {
  key: string;
  values?: Record<string, number>;
}

/** A condition before its pupils are chosen. A teacher chooses it by a button or types its phrase. */
export interface Choice<Content> {
  own: object & Partial<Content>;
  /**
   * Phrase that a teacher may type after the names, in Bokmål, Nynorsk or English. It is compared with text folded by
   * `foldName`; the longest match counts.
   */
  phrase?: RegExp;
  /** Phrase that a teacher may type between two names. It is compared with text folded by `foldName`. */
  between?: RegExp;
  label: ConditionMessage;
}

export interface Kind<Content> {
  /** Minimum number of pupils in a condition of this kind. */
  least: number;
  pupilFields: PupilFields;
  choices: readonly Choice<Content>[];
  /** The sentence that describes a condition; by default the sentence of its kind. */
  sentence?: (content: Content) => ConditionMessage;
  isForExam?: boolean;
  /** True if a condition of this kind also depends on the desks of pupils that it does not name. */
  isOfEveryone?: boolean;
  /**
   * True if a condition of this kind can be satisfied for all its pupils together but broken for some of them alone.
   * For example, two pupils of a connected block need not be neighbours.
   */
  isOfWholeGroup?: boolean;
  /** True if a typed condition of this kind joins its pupils with "or". */
  isEither?: boolean;
  /** Splits a condition into conditions that together mean the same. */
  parts?: (content: Content) => Content[];
  isBoundToRoom?: (content: Content) => boolean;
  /** Why a condition cannot apply in a room; undefined if it can. */
  unfit?: (content: Content, room: NamedRoom) => UnfitReason | undefined;
  inRoom?: (content: Content, layout: RoomLayout) => Content;
  /**
   * Whether the pupils' desks satisfy a condition. This check shares no code with the engine, because tests compare the
   * two. `desks` are in the order of the condition's pupils.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  /** Counts how often the pupils' desks break a condition. The engine minimizes this count for a broken wish. */
  countFaults?: (desks: readonly Desk[], content: Content) => number;
  needs: (content: Content, room: MarkedRoom) => Needs;
}

/** Returns the common fields of a condition kind whose only parameter is a group of pupils. */
export const ofGroup = (type: string, phrase: RegExp, between?: RegExp) => ({
  pupilFields: { pupils: 'list' } as const,
  choices: [{ own: {}, phrase, between, label: { key: `type.${type}` } }],
});
