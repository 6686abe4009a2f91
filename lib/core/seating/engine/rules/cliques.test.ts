import { findCliques, joinCliques } from './cliques';
import { condition, preparePosition } from '../testing/position';

function cliques(...groups: string[]): string[] {
  const conditions = groups.map((letters) => condition('apart', letters));
  const { model } = preparePosition(['########'], conditions);
  return findCliques(model.apart, model.apartGroups).map((clique) =>
    [...clique]
      .map((v) => model.pupils[model.bound[v]!]!)
      .sort()
      .join(''),
  );
}

describe('findCliques', () => {
  it('merges the three pairs of three pupils into one group when each pair must sit apart', () => {
    expect(cliques('AB', 'BC', 'CA', 'CD')).toEqual(['ABC']);
  });

  it('extends an apart group by a pupil who must sit apart from every pupil of the group', () => {
    expect(cliques('ABC', 'DA', 'DB', 'DC', 'EA')).toEqual(['ABCD']);
  });

  it('finds no group when only the pairs A–B, B–C and C–D must sit apart', () => {
    expect(cliques('AB', 'BC', 'CD')).toEqual([]);
  });
});

describe('joinCliques', () => {
  it('joins the largest apart groups without a common pupil, up to a given number of groups', () => {
    const groups = [
      [1, 2],
      [3, 4, 5],
      [5, 6],
      [7, 8],
      [9, 10],
    ].map((all) => Int32Array.from(all));
    expect(joinCliques(groups, 3)).toEqual([
      { members: Int32Array.of(3, 4, 5, 1, 2), groups: 2 },
      { members: Int32Array.of(3, 4, 5, 1, 2, 7, 8), groups: 3 },
    ]);
    expect(joinCliques(groups.slice(0, 1), 3)).toEqual([]);
  });
});
