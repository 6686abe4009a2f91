import { findCliques } from './cliques';
import { condition, preparePosition } from '../testing/position';

function cliques(...groups: string[]): string[] {
  const conditions = groups.map((letters) => condition('apart', letters));
  const { model } = preparePosition(['########'], conditions);
  return findCliques(model).map((clique) =>
    [...clique]
      .map((v) => model.pupils[model.bound[v]!]!)
      .sort()
      .join(''),
  );
}

describe('findCliques', () => {
  it('finds the group that single pairs amount to', () => {
    expect(cliques('AB', 'BC', 'CA', 'CD')).toEqual(['ABC']);
  });

  it('makes a condition larger by those who are apart from all of it', () => {
    expect(cliques('ABC', 'DA', 'DB', 'DC', 'EA')).toEqual(['ABCD']);
  });

  it('leaves out pairs', () => {
    expect(cliques('AB', 'BC', 'CD')).toEqual([]);
  });
});
