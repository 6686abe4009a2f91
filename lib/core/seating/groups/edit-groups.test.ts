import { standardRoom } from '@/lib/core/rooms/standard-room';
import { neighbours } from '@/lib/core/rooms/room';
import { moveToGroup, pairsAgain, swapInGroups } from './edit-groups';
import { seatGroups } from './seat-groups';

const round = [
  ['Ada', 'Bo'],
  ['Cy', 'Dag'],
];

describe('the editing of a round of groups', () => {
  it('can exchange two pupils', () => {
    expect(swapInGroups(round, 'Ada', 'Dag')).toEqual([
      ['Dag', 'Bo'],
      ['Cy', 'Ada'],
    ]);
  });

  it('can move a pupil to another group, and deletes a group that becomes empty', () => {
    expect(moveToGroup(round, 'Ada', 1)).toEqual([['Bo'], ['Cy', 'Dag', 'Ada']]);
    expect(moveToGroup([['Ada'], ['Bo', 'Cy']], 'Ada', 1)).toEqual([['Bo', 'Cy', 'Ada']]);
  });

  it('finds in each group the pairs of pupils who shared a group in an earlier round', () => {
    const earlier = [[['Bo', 'Ada', 'Eva']], [['Dag'], ['Cy']]];
    expect(pairsAgain(round, earlier)).toEqual([[['Ada', 'Bo']], []]);
  });
});

describe('groups at the tables of a room', () => {
  const pupils = Array.from({ length: 14 }, (_, index) => `P${index}`);
  const groups = [pupils.slice(0, 4), pupils.slice(4, 8), pupils.slice(8, 11), pupils.slice(11)];

  it('each get a table and a desk for every pupil', () => {
    const room = standardRoom('fours', 16);
    const seats = seatGroups(room, groups)!;
    expect(Object.keys(seats).sort()).toEqual([...pupils].sort());
    const indexOf = (pupil: string) => room.desks.indexOf(seats[pupil]!);
    expect(new Set(pupils.map(indexOf)).size).toBe(pupils.length);
    const beside = neighbours(room);
    for (const group of groups) {
      const desks = group.map(indexOf);
      // At a table of four, each pupil sits beside another pupil of the same group.
      for (const desk of desks) expect(beside[desk]!.some((one) => desks.includes(one))).toBe(true);
    }
  });

  it('can share a long table, but get no seats when every table is too small for a group', () => {
    expect(seatGroups(standardRoom('horseshoe', 16), groups)).toBeDefined();
    expect(seatGroups(standardRoom('pairs', 16), groups)).toBeUndefined();
  });
});
