import { Nogoods } from './nogoods';
import { condition, preparePosition } from '../testing/position';

function learnt(...sets: [letter: string, desk: number][][]) {
  const position = preparePosition(['####'], [condition('front', 'ABC')]);
  const nogoods = new Nogoods(4);
  const pupil = (letter: string) => position.group(letter)[0]!;
  for (const set of sets) {
    nogoods.add(set.map(([letter, desk]) => nogoods.literal(pupil(letter), desk)));
  }
  /**
   * Seats a pupil. Returns the desks that become forbidden to pupils, or false if all placements of a nogood are made.
   */
  const seat = (letter: string, desk: number) => {
    position.leave(letter, desk);
    const forbidden: [string, number][] = [];
    const isConsistent = nogoods.settled(pupil(letter), desk, position.domains, (literal) => {
      forbidden.push(['ABC'[nogoods.pupil(literal)]!, nogoods.desk(literal)]);
      return position.domains.remove(nogoods.pupil(literal), nogoods.desk(literal))
        ? position.domains.sizes[nogoods.pupil(literal)]! > 0
        : true;
    });
    return isConsistent && forbidden;
  };
  return { ...position, seat };
}

describe('the store of nogoods (sets of placements that cannot all be made)', () => {
  it('forbids the only placement of a nogood that is not yet made', () => {
    const { seat, open } = learnt([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ]);
    expect(seat('A', 0)).toEqual([]);
    expect(seat('B', 1)).toEqual([['C', 2]]);
    expect(open('C')).toEqual([0, 1, 3]);
  });

  it('forbids no desk when one pupil sits at a different desk than in the nogood', () => {
    const { seat } = learnt([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ]);
    expect(seat('A', 3)).toEqual([]);
    expect(seat('B', 1)).toEqual([]);
    expect(seat('C', 2)).toEqual([]);
  });

  it('checks every nogood that contains the placement of a newly seated pupil', () => {
    const { seat, open } = learnt(
      [
        ['A', 0],
        ['B', 1],
      ],
      [
        ['A', 0],
        ['C', 2],
      ],
    );
    expect(seat('A', 0)).toEqual([
      ['B', 1],
      ['C', 2],
    ]);
    expect(open('B')).toEqual([0, 2, 3]);
  });

  it('reports a contradiction when all placements of a nogood are made', () => {
    const { seat, leave } = learnt([
      ['A', 0],
      ['B', 1],
    ]);
    leave('B', 1);
    expect(seat('A', 0)).toBe(false);
  });
});
