import type { Condition } from './condition';
import { addCondition } from './add';
import { isEnough } from './kinds/pupil-fields';
import { kinds } from './kinds';
import { allWithMarkedPupils, toMarkedPupils, withMarkedPupils } from './marks';
import { resolveConditions } from './resolve';
import { readTyped } from './typed';
import { withPupils } from './typed-words';

const room = {
  desks: [0, 1, 2, 3].map((col) => ({ row: 0, col })),
  marks: [],
  boardSide: 'top' as const,
};

const marked = { 'mark:0': ['ada', 'bo'], 'mark:1': ['bo', 'cy'], 'mark:2': ['dag'], 'mark:3': [] };
const expand = (condition: Condition) => withMarkedPupils(condition, marked);

describe('a condition with coloured marks', () => {
  it("lists each pupil only once, whether it names the pupil, the pupil's marks or both", () => {
    const apart: Condition = { id: 'a', type: 'apart', pupils: ['bo', 'mark:0', 'mark:1'] };
    expect(expand(apart)).toEqual({ ...apart, pupils: ['bo', 'ada', 'cy'] });
  });

  it('never lists a pupil as a possible neighbour of himself or herself', () => {
    const beside: Condition = { id: 'b', type: 'besideOne', pupil: 'ada', others: ['mark:0'] };
    expect(expand(beside)).toEqual({ ...beside, others: ['bo'] });
    expect(expand({ ...beside, pupil: 'dag', others: ['mark:2'] })).toBeUndefined();
  });

  it('of the kind "mixed" gets a separate list of pupils for each mark', () => {
    const mixed: Condition = { id: 'm', type: 'mixed', marks: [['dag', 'mark:0', 'mark:1']] };
    expect(expand(mixed)).toEqual({ ...mixed, marks: [['dag'], ['ada', 'bo'], ['bo', 'cy']] });
    expect(expand({ ...mixed, marks: [['mark:3'], ['mark:1']] })).toEqual({
      ...mixed,
      marks: [['bo', 'cy']],
    });
  });

  it('is dropped with the reason "away" if too few of the present pupils have the marks', () => {
    const conditions: Condition[] = [
      { id: 'few', type: 'apart', pupils: ['mark:2'] },
      { id: 'none', type: 'front', pupils: ['mark:3'] },
      { id: 'gone', type: 'mixed', marks: [['mark:5']] },
      { id: 'enough', type: 'apart', pupils: ['mark:0'] },
    ];
    expect(allWithMarkedPupils(conditions, marked).map(({ id }) => id)).toEqual(['enough']);
    const resolved = resolveConditions(conditions, {
      room: { identity: { standard: 'pairs', seatCount: 4 }, layout: room },
      today: '2026-03-01',
      off: [],
      present: ['ada', 'bo'],
      marked,
    });
    expect(resolved.conditions).toEqual([{ ...conditions[3], pupils: ['ada', 'bo'] }]);
    expect([...resolved.notUsed.values()]).toEqual(Array(3).fill({ code: 'away' }));
  });

  it('may name a mark in a list of pupils, but not in the place of a single pupil', () => {
    expect(isEnough(kinds.apart, ['mark:0'])).toBe(true);
    expect(isEnough(kinds.mixed, ['mark:0'])).toBe(true);
    expect(isEnough(kinds.besideOne, ['mark:0'])).toBe(false);
    expect(isEnough(kinds.besideOne, ['ada', 'mark:0'])).toBe(true);
    expect(isEnough(kinds.fixed, ['mark:0'])).toBe(false);
    expect(withPupils({ type: 'besideOne' }, ['mark:0', 'ada'])).toEqual({
      type: 'besideOne',
      pupil: 'ada',
      others: ['mark:0'],
    });
    expect(withPupils({ type: 'mixed' }, ['mark:0', 'ada', 'mark:1'])).toEqual({
      type: 'mixed',
      marks: [['ada'], ['mark:0'], ['mark:1']],
    });
  });

  it('is refused if an existing condition of the same kind already names its mark, with or without a pupil', () => {
    const blue: Condition = { id: 'a', type: 'apart', pupils: ['mark:0'] };
    const problem = (...pupils: string[]) =>
      addCondition([blue], { id: 'b', type: 'apart', pupils }, '2026-03-01');
    expect(problem('mark:0')).toMatchObject({ problem: { code: 'same' } });
    expect(problem('mark:1')).toHaveProperty('conditions');
    const both = { ...blue, pupils: ['mark:0', 'ada'] };
    expect(addCondition([both], { ...blue, id: 'b' }, '2026-03-01')).toMatchObject({
      problem: { code: 'included' },
    });
  });

  it('can be entered by typing the name of a coloured mark', () => {
    const people = [
      { id: 'ada', name: 'Ada' },
      { id: 'bo', name: 'Bo' },
      { id: 'mark:0', name: 'Blå' },
    ];
    const typed = (text: string) =>
      readTyped(text, people, { identity: { standard: 'pairs', seatCount: 4 }, layout: room });
    expect(typed('blå hver for seg')).toEqual({ content: { type: 'apart', pupils: ['mark:0'] } });
    expect(typed('Ada ved siden av blå eller Bo')).toMatchObject({
      content: { type: 'besideOne', pupil: 'ada', others: ['mark:0', 'bo'] },
    });
    expect(typed('blå blandet')).toMatchObject({ content: { marks: [['mark:0']] } });
    expect(typed('blå rad 1, plass 1')).toEqual({ problem: { code: 'pickPupil' } });
    expect(typed('Bo hver for seg')).toMatchObject({ problem: { code: 'tooFew' } });
  });
});

describe('toMarkedPupils', () => {
  it('lists for each coloured mark of a class the pupils with that mark, in the order of the class', () => {
    const made = {
      marks: [
        { symbol: 0, name: 'Blå' },
        { symbol: 3, name: 'Gul' },
      ],
      pupils: [{ id: 'bo', marks: [0] }, { id: 'ada', marks: [0, 3, 5] }, { id: 'cy' }],
    };
    expect(toMarkedPupils(made)).toEqual({ 'mark:0': ['bo', 'ada'], 'mark:3': ['ada'] });
  });
});
