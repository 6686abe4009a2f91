import { Matching } from './matching';
import { condition, preparePosition } from '../testing/position';

describe('Matching', () => {
  const start = () => preparePosition(['####'], [condition('front', 'ABC')]);

  it('moves pupils to other desks to give every pupil a desk', () => {
    const { domains, leave } = start();
    const matching = new Matching(domains, 4);
    expect(matching.repair()).toBe(true);
    leave('C', 0);
    leave('B', 0, 1);
    expect(matching.repair()).toBe(true);
    expect([...matching.deskByPupil].slice(1)).toEqual([1, 0]);
    expect(matching.deskByPupil[0]).toBeGreaterThan(1);
    expect([...matching.pupilByDesk].filter((pupil) => pupil >= 0)).toHaveLength(3);
  });

  it('names the pupils who together have too few desks', () => {
    const { domains, leave, group } = start();
    for (const letter of 'AC') leave(letter, 3);
    const matching = new Matching(domains, 4);
    expect(matching.repair()).toBe(false);
    expect(matching.crowded.toSorted()).toEqual([...group('AC')]);
  });
});
