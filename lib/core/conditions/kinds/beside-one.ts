import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';
import { beside } from './together';

/** Condition: one pupil sits next to at least one of several other pupils. */
export interface BesideOne {
  type: 'besideOne';
  pupil: PupilId;
  others: PupilId[];
}

const isBeside = (a: Desk, b: Desk) => Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;

export const besideOne: Kind<BesideOne> = {
  least: 2,
  pupilFields: { pupil: 'one', others: 'list' },
  isOfWholeGroup: true,
  isEither: true,
  choices: [
    {
      own: {},
      between: new RegExp(
        `(?:${beside.source})(?: (?:minst |at least )?(?:en|ei|ein|one) (?:av|of)|(?=.* (?:eller|or) ))`,
      ),
      label: { key: 'type.besideOne' },
    },
  ],
  isKept: ([desk, ...others]) => others.some((other) => isBeside(desk!, other)),
  // A pupil with only one possible neighbour must sit next to that pupil, so the two form a block.
  needs: ({ others }) => ({ relation: others.length > 1 ? 'beside' : 'block' }),
};
