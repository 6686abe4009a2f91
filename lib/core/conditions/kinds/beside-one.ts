import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';
import { beside } from './together';

/**
 * Condition "beside one": `pupil` sits at a desk that shares an edge with the desk of at least one pupil in `others`.
 */
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
  needs: ({ others }) => ({ relation: others.length > 1 ? 'beside' : 'block' }),
};
