import { alone, type Alone } from './kinds/alone';
import { apart, type Apart } from './kinds/apart';
import { back, type Back } from './kinds/back';
import { besideOne, type BesideOne } from './kinds/beside-one';
import { distance, type Distant } from './kinds/distance';
import { fixed, type Fixed } from './kinds/fixed';
import { front, type Front } from './kinds/front';
import type { Kind, Relation } from './kinds/kind';
import { mixed, type Mixed } from './kinds/mixed';
import { together, type Together } from './kinds/together';
import { zone, type Zone } from './kinds/zone';

export type Content =
  | Together
  | BesideOne
  | Apart
  | Mixed
  | Distant
  | Alone
  | Front
  | Back
  | Zone
  | Fixed;

export const kinds: { [Type in Content['type']]: Kind<Extract<Content, { type: Type }>> } = {
  together,
  besideOne,
  apart,
  mixed,
  distance,
  alone,
  front,
  back,
  zone,
  fixed,
};

/**
 * Returns the parameters of a kind of condition, each as a name and a list of possible values. The pupils of a
 * condition are not parameters.
 */
export function ownFields({
  choices,
}: {
  choices: readonly { own: object }[];
}): [string, number[]][] {
  const values = choices.map(({ own }) => own as Record<string, number>);
  return Object.keys(values[0] ?? {}).map((field) => [field, values.map((own) => own[field]!)]);
}

/**
 * Returns how a condition relates its pupils to each other, such as `apart`; undefined if the condition relates no
 * pupils.
 */
export const relationOf = (condition: Content): Relation | undefined =>
  kindOf(condition).needs(condition, { desks: [] }).relation;

export const kindOf = (condition: Content): Kind<Content> =>
  kinds[condition.type] as unknown as Kind<Content>;
