import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/**
 * Condition "mixed": at most `most` pairs of neighbours (pupils at desks that share an edge) are from the same list in
 * `marks`. A list has either the id of one coloured mark (a tag for several pupils) or the ids of single pupils.
 */
export interface Mixed {
  type: 'mixed';
  marks: PupilId[][];
  /** Allowed number of pairs of neighbours from the same list of pupils; undefined means 0. */
  most?: number;
}

const isBeside = (a: Desk, b: Desk) => Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;

function countEqual(desks: readonly Desk[], { marks }: Mixed): number {
  const pupils = [...new Set(marks.flat())];
  const isEqual = (a: PupilId, b: PupilId) =>
    marks.some((list) => list.includes(a) && list.includes(b));
  const pairs = pupils.flatMap((a, at) =>
    pupils.filter((b, other) => other < at && isBeside(desks[at]!, desks[other]!) && isEqual(a, b)),
  );
  return pairs.length;
}

export const mixed: Kind<Mixed> = {
  least: 2,
  pupilFields: { marks: 'lists' },
  isOfWholeGroup: true,
  isForExam: true,
  choices: [
    {
      own: {},
      phrase: /(?:er |blir |are |be )?(?:blanda|blandet|spredt|spreidd|mixed|spread out)/,
      label: { key: 'type.mixed' },
    },
  ],
  sentence: ({ marks }) => ({ key: marks.length > 1 ? 'mixedMarks' : 'mixed' }),
  parts: ({ marks, ...rest }) => marks.map((list) => ({ ...rest, marks: [list] })),
  isKept: (desks, content) => countEqual(desks, content) <= (content.most ?? 0),
  countFaults: countEqual,
  needs: ({ marks, most = 0 }) => ({
    relation: 'mixed',
    lists: marks,
    most,
    distance:
      most === 0
        ? { key: 'neighbours', from: 'eachOther', isOfNeighbours: true, isTooClose: isBeside }
        : undefined,
  }),
};
