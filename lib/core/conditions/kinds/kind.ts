import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { MarkedRoom, RoomLayout } from '../../rooms/room-layout';
import type { NamedRoom, UnfitReason } from '../condition-room';
import type { PupilFields, PupilId } from './pupil-fields';

export type { PupilId } from './pupil-fields';

/**
 * Prefix of the id of a placeholder pupil, who occupies a desk that must stay empty. Removing the desk instead would
 * change the rows and neighbours of the room.
 */
export const emptySeatPrefix = 'empty:';

/** Whether an id belongs to a placeholder pupil, who occupies a desk that must stay empty. */
export const isEmptySeat = (id: PupilId) => id.startsWith(emptySeatPrefix);

export interface Situation {
  /** Row numbers of all rows that have desks, from front to back. */
  rows: readonly number[];
  taken: readonly Desk[];
}

/** Distance rule of a condition: certain pupils must not sit at two desks that are too close to each other. */
export interface Distance {
  /** Key of the distance rule. Two conditions with the same rule have the same key. */
  key: string;
  /**
   * `eachOther`: pupils of the condition keep the distance from each other. `everyone`: pupils of the condition keep
   * the distance from all pupils.
   */
  from: 'eachOther' | 'everyone';
  /**
   * True if "too close" means desks that share an edge. The search may then exchange or rotate whole tables (groups of
   * adjacent desks).
   */
  isOfNeighbours?: boolean;
  isTooClose: (a: Desk, b: Desk) => boolean;
}

/**
 * Part of a room, as named in a message about conditions that contradict each other. `zone` is a part without a name.
 */
export type ZoneName = 'front' | 'back' | Place | 'zone';

/**
 * Relation that a condition requires between its pupils, both at desks and when pupils are divided into groups:
 * - `block`: all desks are connected by shared edges; all pupils are in one group.
 * - `apart`: no two desks touch by edge or corner; no two pupils are in one group.
 * - `beside`: the first pupil is a neighbour of at least one of the following pupils, and in one group with that pupil.
 * - `mixed`: few or no neighbours are from the same list of pupils; each list is spread evenly over the groups.
 */
export type Relation = 'block' | 'apart' | 'beside' | 'mixed';

/** Condition in the form that the seating engine reads. Every field that is present is a requirement. */
export interface Needs {
  desks?: readonly Desk[];
  far?: (desk: Desk) => number;
  zone?: ZoneName;
  relation?: Relation;
  /** Lists of pupils for the relation `mixed`. The distance rule then applies to two pupils from the same list. */
  lists?: readonly (readonly PupilId[])[];
  most?: number;
  distance?: Distance;
}

/** Text about a condition, for translation: a key under `Conditions` in the message files, and the values to insert. */
export interface ConditionMessage {
  key: string;
  values?: Record<string, number>;
}

/** Condition that a teacher can choose by a button or by typing a phrase. The pupils are added afterwards. */
export interface Choice<Content> {
  own: object & Partial<Content>;
  /**
   * Pattern of the words typed after all names, such as "together" in "Ada and Bo together". The pattern is matched
   * against text folded by `foldName`.
   */
  phrase?: RegExp;
  /**
   * Pattern of the words typed between two names, such as "next to" in "Ada next to Bo". The pattern is matched against
   * text folded by `foldName`.
   */
  between?: RegExp;
  label: ConditionMessage;
}

export interface Kind<Content> {
  /** Minimum number of pupils in a condition of this kind. */
  least: number;
  pupilFields: PupilFields;
  choices: readonly Choice<Content>[];
  sentence?: (content: Content) => ConditionMessage;
  isForExam?: boolean;
  /** True if a condition of this kind also depends on the desks of pupils whom the condition does not name. */
  isOfEveryone?: boolean;
  /**
   * True if a condition of this kind must hold for all its pupils together, not for each pair of pupils. Example: in a
   * connected block of three pupils, two of the pupils need not be neighbours.
   */
  isOfWholeGroup?: boolean;
  isEither?: boolean;
  parts?: (content: Content) => Content[];
  isBoundToRoom?: (content: Content) => boolean;
  unfit?: (content: Content, room: NamedRoom) => UnfitReason | undefined;
  inRoom?: (content: Content, layout: RoomLayout) => Content;
  /**
   * Whether the desks satisfy the condition; `desks` has the desk of each pupil, in the order of the condition's
   * pupils. This function shares no code with the seating engine, so that tests can compare the two.
   */
  isKept: (desks: readonly Desk[], content: Content, situation: Situation) => boolean;
  /**
   * Number of faults in the seats under a condition, such as pairs of neighbours from the same list of pupils. If a
   * wish (a condition that may be broken) is broken, the seating engine keeps this number small.
   */
  countFaults?: (desks: readonly Desk[], content: Content) => number;
  needs: (content: Content, room: MarkedRoom) => Needs;
}

/**
 * Returns `pupilFields` and `choices` for a kind of condition that has a single list of pupils and no further settings.
 */
export const ofGroup = (type: string, phrase: RegExp, between?: RegExp) => ({
  pupilFields: { pupils: 'list' } as const,
  choices: [{ own: {}, phrase, between, label: { key: `type.${type}` } }],
});
