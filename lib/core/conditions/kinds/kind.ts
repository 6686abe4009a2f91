import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { MarkedRoom, RoomLayout } from '../../rooms/room-layout';
import type { NamedRoom, UnfitReason } from '../condition-room';
import type { PupilFields, PupilId } from './pupil-fields';

export type { PupilId } from './pupil-fields';

/**
 * Prefix of the id of a pseudo-pupil, who is locked to a desk that stays empty. The desk remains in the room, so that
 * the room's front, back and neighbours do not change.
 */
export const emptySeatPrefix = 'empty:';

/** Whether an id belongs to a pseudo-pupil who occupies an empty desk. */
export const isEmptySeat = (id: PupilId) => id.startsWith(emptySeatPrefix);

/** The situation in which a condition is checked. */
export interface Situation {
  /** The rows with desks, the frontmost first. */
  rows: readonly number[];
  /** The desks of all pupils. */
  taken: readonly Desk[];
}

/** A distance rule: pairs of desks that two pupils may not have at the same time. */
export interface Distance {
  /** Key of a distance: equal for conditions with the same distance. */
  key: string;
  /**
   * Whether the distance applies among the condition's pupils (`eachOther`), or between them and all pupils
   * (`everyone`).
   */
  from: 'eachOther' | 'everyone';
  /** True for a distance that only separates neighbours. Whole tables may then be exchanged and turned. */
  isOfNeighbours?: boolean;
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/** Name of a part of the room in the reasons of a clash; `zone` if the part is no named place. */
export type ZoneName = 'front' | 'back' | Place | 'zone';

/**
 * Relation between the pupils of a condition: its meaning in a room, then its meaning in groups.
 * - `block`: the pupils form one connected block of neighbours; they are in one group.
 * - `apart`: no two of the pupils' desks touch; the pupils are in different groups.
 * - `beside`: the first pupil is a neighbour of at least one other pupil; the two are in one group.
 * - `mixed`: no or few pairs of neighbours are from one list; each list is shared evenly among the groups.
 */
export type Relation = 'block' | 'apart' | 'beside' | 'mixed';

/** The engine's form of a condition: every given field must be satisfied. */
export interface Needs {
  /** The desks that each pupil of the condition may have. */
  desks?: readonly Desk[];
  /**
   * Distance of a desk from the place that the pupils sit near. The engine prefers the nearest of the allowed desks.
   */
  far?: (desk: Desk) => number;
  /** The name of `desks` in reasons; undefined if `desks` contains only the pupil's fixed desk. */
  zone?: ZoneName;
  relation?: Relation;
  /** The lists of a `mixed` relation. A distance of the condition applies only within each list. */
  lists?: readonly (readonly PupilId[])[];
  /** The number of pairs of neighbours from one list that `mixed` allows; none by default. */
  most?: number;
  distance?: Distance;
}

/** Key and values of a text under `Conditions` in the messages. */
export interface ConditionMessage {
  key: string;
  values?: Record<string, number>;
}

/** A content of a kind that a teacher can choose, by a button or by typing. */
export interface Choice<Content> {
  /** The content without its pupils. */
  own: object & Partial<Content>;
  /**
   * Phrase in Bokmål, Nynorsk and English that a teacher may type after the names, in the letters of `foldName`. If
   * several phrases match, the longest counts.
   */
  phrase?: RegExp;
  /**
   * Phrase that a teacher may type between two names, in the letters of `foldName`. If the kind has a field for one
   * pupil, the phrase follows the name of this pupil.
   */
  between?: RegExp;
  /** The text of the choice's button. */
  label: ConditionMessage;
}

/** All facts of a kind of condition except its icon and its texts. */
export interface Kind<Content> {
  /** The fewest pupils of a condition of the kind. */
  least: number;
  /** The fields that name pupils. */
  pupilFields: PupilFields;
  /** The contents that a teacher can choose. A kind whose only parameter is its pupils has one. */
  choices: readonly Choice<Content>[];
  /** The sentence for a condition, under `sentence` in the messages; by default the sentence of the type. */
  sentence?: (content: Content) => ConditionMessage;
  /** True for a kind of condition that applies to a written test (`core/exam`). */
  isForExam?: boolean;
  /** True for a kind of condition that also depends on the desks of pupils it does not name. */
  isOfEveryone?: boolean;
  /**
   * True for a kind whose condition does not imply the same condition for fewer pupils. Two pupils of a connected
   * group, for example, need not be neighbours.
   */
  isOfWholeGroup?: boolean;
  /** Set for a kind whose pupils are joined by "or" in a typed text. */
  isEither?: boolean;
  /**
   * Splits a condition into conditions that together mean the same. When groups are made, each part of a wish is
   * satisfied or broken on its own.
   */
  parts?: (content: Content) => Content[];
  /** Whether a condition names desks, which belong to one room. */
  isBoundToRoom?: (content: Content) => boolean;
  /** Why the room cannot have the condition at all; undefined if it can. */
  unfit?: (content: Content, room: NamedRoom) => UnfitReason | undefined;
  /** Converts a condition of a class to the engine's form in a room. */
  inRoom?: (content: Content, layout: RoomLayout) => Content;
  /**
   * Whether a condition is satisfied (design, section 4), computed independently of the engine, so that each can be
   * tested against the other. `desks` are those of the condition's pupils, in the same order.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  /**
   * Number of faults of `desks`, which are as in `isKept`. Only for kinds whose broken wishes should have as few faults
   * as possible. The engine then sets the content's field `most`, the number of allowed faults.
   */
  countFaults?: (desks: readonly Desk[], content: Content) => number;
  needs: (content: Content, room: MarkedRoom) => Needs;
}

/** Common fields of a kind whose only parameter is a group of pupils. */
export const ofGroup = (type: string, phrase: RegExp, between?: RegExp) => ({
  pupilFields: { pupils: 'list' } as const,
  choices: [{ own: {}, phrase, between, label: { key: `type.${type}` } }],
});
