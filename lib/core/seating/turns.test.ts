import type { Seating } from '@/lib/core/conditions/condition';
import { countTurns } from './turns';

const desk = (row: number, col: number) => ({ row, col });

/** Four rows: two desks, an aisle, two desks; the second row lacks the leftmost. */
const room = {
  desks: [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 3, 4].filter((col) => row !== 1 || col > 0).map((col) => desk(row, col)),
  ),
};
const turnsOf = (seats: Seating, pupil = 'ada') => countTurns(room, [seats]).get(pupil);

describe('countTurns', () => {
  it.each([
    ['the first row', desk(0, 1), { front: 1, back: 0, edge: 1 }],
    ['the outermost desk of a short row', desk(1, 1), { front: 1, edge: 1 }],
    ['a desk at the aisle', desk(1, 3), { front: 1, edge: 0 }],
    ['the right end of a row', desk(2, 4), { back: 1, edge: 1 }],
    ['the middle of a row', desk(2, 1), { front: 0, back: 1, edge: 0 }],
  ])('counts how often a pupil sat in front, at the back and at the edge: %s', (_, seat, turns) => {
    expect(turnsOf({ ada: seat })).toMatchObject(turns);
  });

  it('counts how often a pupil sat without a neighbour', () => {
    const ada = desk(1, 1);
    expect(turnsOf({ ada, bo: desk(0, 0) })).toMatchObject({ alone: 1 });
    expect(turnsOf({ ada, bo: desk(2, 1) })).toMatchObject({ alone: 0 });
    expect(turnsOf({ ada, 'empty:0': desk(2, 1) })).toMatchObject({ alone: 1 });
  });

  it('adds up the places of each pupil over several maps, and finds the edge of the room separately for each map', () => {
    const elsewhere = {
      ada: desk(2, 3),
      bo: desk(2, 6),
      cy: desk(1, 2),
      di: desk(1, 3),
      eli: desk(1, 5),
      fi: desk(3, 3),
    };
    const turns = countTurns(room, [{ ada: desk(0, 0) }, elsewhere]);
    expect(turns.get('ada')).toEqual({ front: 1, back: 1, edge: 2, alone: 1 });
    expect(turns.get('bo')).toMatchObject({ edge: 1, alone: 1 });
    expect(turns.get('di')).toMatchObject({ front: 1, edge: 1, alone: 0 });
    expect(turns.has('gus')).toBe(false);
  });
});
