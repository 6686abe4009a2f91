import fc from 'fast-check';
import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import {
  brokenIn,
  consequence,
  consequenceBetween,
  dropConsequences,
  toDropCommand,
} from './consequence';
import { startMap } from './map-document';
import { apart, front, mapFrom, together } from './testing/map-from';

const map = mapFrom('Ada Bo . Cem / Dag - . Eva / Fia - . Gro', {
  conditions: [apart('Ada', 'Cem'), together('Ada', 'Bo'), front('Eva'), apart('Fia', 'Zoe')],
});

it('a broken condition that is removed from a seating map is not reported as satisfied', () => {
  const broken = mapFrom('Ada Bo', { conditions: [apart('Ada', 'Bo')] });
  const { mends } = consequenceBetween(broken, { ...broken, conditions: [] });
  expect([brokenIn(broken), mends]).toEqual([['apart Ada Bo'], []]);
});

it('a condition on a pupil without a desk is not reported as broken', () => {
  expect(brokenIn(map)).toEqual(['front Eva']);
  expect(brokenIn({ ...map, seats: { ...map.seats, Zoe: { row: 1, col: 1 } } })).toEqual([
    'front Eva',
    'apart Fia Zoe',
  ]);
});

it('the preview of a drop reports which conditions the drop breaks, satisfies and leaves broken', () => {
  const drops = dropConsequences(map, { pupils: ['Eva'], grabbed: 'Eva' });
  expect(drops({ row: 0, col: 1 })).toEqual({
    breaks: ['together Ada Bo'],
    mends: ['front Eva'],
    staysBroken: [],
  });
  expect(drops({ row: 2, col: 1 })).toEqual({ breaks: [], mends: [], staysBroken: ['front Eva'] });
  const locked = dropConsequences({ ...map, locked: ['Bo'] }, { pupils: ['Eva'], grabbed: 'Eva' });
  expect(locked({ row: 0, col: 1 })).toEqual({ refused: { code: 'locked', pupil: 'Bo' } });
});

it('a table dropped on a table of the same shape swaps pupils with it; elsewhere only the dropped table’s pupils move', () => {
  const tables = mapFrom('Ada Bo . - Cem . - - -');
  const carried = { pupils: ['Ada', 'Bo'], grabbed: 'Bo', table: { row: 0, col: 1 } };
  expect(toDropCommand(tables, carried, { row: 0, col: 4 }).type).toBe('swapTables');
  expect(toDropCommand(tables, carried, { row: 0, col: 8 }).type).toBe('move');
});

it('dropConsequences predicts for every desk the same consequences as a full count after the drop', () => {
  const { desks } = standardRoom('fours', 24);
  const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const few = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 4 });
  const condition: fc.Arbitrary<Condition> = fc
    .tuple(
      fc.constantFrom<'apart' | 'together' | 'front' | 'alone'>(
        'apart',
        'together',
        'front',
        'alone',
      ),
      few,
      fc.uuid(),
    )
    .map(([type, pupils, id]) => ({ type, pupils, id }));
  fc.assert(
    fc.property(
      fc.array(condition, { maxLength: 12 }),
      few,
      fc.shuffledSubarray(desks, { minLength: 18, maxLength: 20 }),
      (conditions, pupils, places) => {
        const seats = Object.fromEntries(
          names.flatMap((name, index) => (places[index] ? [[name, places[index]]] : [])),
        );
        const layout = { desks, marks: [], boardSide: 'top' as const };
        const hand = startMap(layout, seats, { conditions });
        const carried = { pupils, grabbed: pupils[0]! };
        const drops = dropConsequences(hand, carried);
        const fromScratch = desks.map((desk) =>
          consequence(hand, toDropCommand(hand, carried, desk)),
        );
        expect(desks.map(drops)).toEqual(fromScratch);
      },
    ),
    { numRuns: 40 },
  );
});
