import type { Condition } from '@/lib/core/conditions/condition';
import { execute, startWork, undo, type Work } from '@/lib/core/maps/history';
import { startMap } from '@/lib/core/maps/map-in-hand';
import type { Command } from '@/lib/core/maps/command';
import { areSameConditions, toClassConditions } from './condition-changes';

const together: Condition = { id: 'one', type: 'together', pupils: ['Ada', 'Bo'] };
const ofClass: Condition[] = [
  { id: 'one', type: 'together', pupils: ['Ada', 'Bo'] },
  { id: 'elsewhere', type: 'front', pupils: ['Cy'], until: '2025-01-01' },
];
const start = startWork(
  startMap({ desks: [], marks: [], boardSide: 'top' }, {}, { conditions: [together] }),
);

/** Returns the state of the class after each step. */
function after(...steps: (Command | 'undo')[]) {
  let forMap = { conditions: ofClass, off: ['other'] };
  let work: Work = start;
  for (const step of steps) {
    const before = work.map.conditions;
    work = step === 'undo' ? undo(work) : execute(work, step);
    forMap = toClassConditions(forMap, before, work);
  }
  return forMap;
}

const add: Command = {
  type: 'addCondition',
  condition: { id: 'new', type: 'apart', pupils: ['Ada', 'Cy'] },
};

it('a condition that is added on the map is added to the class, and goes again when that is undone', () => {
  expect(after(add).conditions).toEqual([
    ...ofClass,
    { id: 'new', type: 'apart', pupils: ['Ada', 'Cy'] },
  ]);
  expect(after(add, 'undo')).toEqual({ conditions: ofClass, off: ['other'] });
});

it('one that is eased is a wish of the class, until that is undone', () => {
  const ease: Command = { type: 'easeCondition', id: 'one' };
  expect(after(ease).conditions[0]).toEqual({ ...ofClass[0], wish: true });
  expect(after(ease, 'undo').conditions).toEqual(ofClass);
});

it('one that is left out stays with the class and is off for this map, until that is undone', () => {
  const leaveOut: Command = { type: 'removeCondition', id: 'one' };
  expect(after(leaveOut)).toEqual({ conditions: ofClass, off: ['other', 'one'] });
  expect(after(leaveOut, 'undo')).toEqual({ conditions: ofClass, off: ['other'] });
});

it('one that is deleted from the map is gone from the class, and comes back as the class kept it', () => {
  const id = '10000000-0000-4000-8000-00000000000a';
  const pupil = '10000000-0000-4000-8000-00000000000b';
  const room = { standard: 'pairs', seatCount: 2 };
  const desk = { row: 0, col: 1 };
  const kept: Condition = { id, type: 'fixed', pupil, desk, room, until: '2027-03-01' };
  const fixed: Condition = { id, type: 'fixed', pupil, desk };
  const begun = startWork({ ...start.map, conditions: [together, fixed] });
  const deleted = execute(begun, { type: 'removeCondition', id, ofClass: kept });
  const before = { conditions: [...ofClass, kept], off: [] };
  const gone = toClassConditions(before, begun.map.conditions, deleted);
  expect(gone).toEqual({ conditions: ofClass, off: [] });
  // As it comes back from the browser's storage.
  const back = undo(JSON.parse(JSON.stringify(deleted)) as Work);
  expect(toClassConditions(gone, deleted.map.conditions, back)).toEqual(before);
});

it('the same conditions in another order, or with other order of fields, are the same', () => {
  const [a, b] = [together, { ...together, id: 'two' }];
  const turned: Condition = { pupils: ['Ada', 'Bo'], type: 'together', id: 'two' };
  expect(areSameConditions([a, b], [turned, a])).toBe(true);
  expect(areSameConditions([a], [{ ...a, wish: true }])).toBe(false);
});
