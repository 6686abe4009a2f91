import type { Condition } from './condition';
import { findNeed, needs, toggleNeed } from './needs';
import type { Asked } from './typed-words';

const front: Asked = { type: 'front' };
const nearDoor: Asked = { type: 'zone', place: 'nearDoor' };
const today = '2026-03-01';
const toggle = (conditions: readonly Condition[], asked: Asked, pupil: string) =>
  toggleNeed(conditions, { asked, pupil, today, id: `${asked.type}-${pupil}` });

it('the seating needs of a pupil are conditions for one pupil, without fixed desks', () => {
  expect(needs.map(({ asked }) => asked)).toEqual(
    expect.arrayContaining([front, nearDoor, { type: 'back' }, { type: 'alone' }]),
  );
  expect(needs.map(({ asked }) => asked.type)).not.toContain('together');
  expect(needs.map(({ asked }) => asked.type)).not.toContain('fixed');
});

it('a seating need of a pupil, such as a front seat, is added and removed without changing other needs', () => {
  const both = toggle(toggle([], front, 'Ada'), nearDoor, 'Ada');
  expect(both).toEqual([
    { id: 'front-Ada', type: 'front', pupils: ['Ada'] },
    { id: 'zone-Ada', type: 'zone', place: 'nearDoor', pupils: ['Ada'] },
  ]);
  expect(findNeed(both, front, 'Bo', today)).toBeUndefined();
  expect(toggle(both, front, 'Ada')).toEqual([both[1]]);
});

it('a seating need shared by two pupils can be removed for one of them, and a need past its last day is ignored', () => {
  const shared: Condition = { id: 'a', type: 'front', pupils: ['Ada', 'Bo'], wish: true };
  expect(toggle([shared], front, 'Bo')).toEqual([{ ...shared, pupils: ['Ada'] }]);
  const ended: Condition = { ...shared, until: '2026-02-01' };
  expect(toggle([ended], front, 'Bo')).toEqual([
    ended,
    { id: 'front-Bo', type: 'front', pupils: ['Bo'] },
  ]);
});
