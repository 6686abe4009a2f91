import type { Condition } from './condition';
import type { Content } from './kinds';
import { addCondition } from './add';

const today = '2026-03-01';
const room = { standard: 'pairs', seatCount: 4 };
const apart = (pupils: string): Content => ({ type: 'apart', pupils: pupils.split(' ') });
const desk = (pupil: string, col: number): Content => ({
  type: 'fixed',
  pupil,
  desk: { row: 0, col },
  room,
});
const one = (id: string, content: Content, until?: string): Condition => ({
  id,
  ...(until && { until }),
  ...content,
});
const result = (conditions: Condition[], added: Condition) => {
  const answer = addCondition(conditions, added, today);
  return 'problem' in answer
    ? `${answer.problem.code} ${answer.problem.condition.id}`
    : answer.conditions;
};

const ab = one('1', apart('ada bo'));
const cd = one('2', apart('cy dag'));

describe('adding a condition', () => {
  it('appends the condition to the list', () => {
    expect(result([ab], cd)).toEqual([ab, cd]);
  });

  it('is refused when an existing condition equals or implies the new condition', () => {
    expect(result([ab], one('3', apart('bo ada')))).toBe('same 1');
    expect(result([one('1', apart('ada bo cy'))], one('3', apart('ada bo')))).toBe('included 1');
  });

  it('replaces the fixed desk that the pupil has in the same room', () => {
    const moved = one('3', desk('ada', 1));
    expect(result([one('1', desk('ada', 0)), cd], moved)).toEqual([moved, cd]);
    expect(result([one('1', desk('bo', 1))], moved)).toBe('deskTaken 1');
  });

  it('replaces an equal condition that has ended', () => {
    const ended = one('1', apart('ada bo'), '2026-02-01');
    const renewed = one('3', apart('ada bo'));
    expect(result([ended, cd], renewed)).toEqual([cd, renewed]);
  });
});

describe('changing a condition', () => {
  it('leaves the condition at its place in the list', () => {
    const changed = one('1', apart('ada eva'));
    expect(result([ab, cd], changed)).toEqual([changed, cd]);
  });

  it('ignores the old version of the condition in the check for equal conditions', () => {
    const smaller = one('1', apart('ada bo'));
    expect(result([one('1', apart('ada bo cy'))], smaller)).toEqual([smaller]);
  });

  it('is refused when an equal condition exists', () => {
    expect(result([ab, cd], one('1', apart('cy dag')))).toBe('same 2');
  });

  it('to a fixed desk deletes the other fixed desk of the pupil', () => {
    const changed = one('1', desk('ada', 1));
    expect(result([ab, one('2', desk('ada', 0))], changed)).toEqual([changed]);
  });
});
