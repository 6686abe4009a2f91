import { testId as id } from '../testing/test-id';
import { conditionSchema } from '../maps/maps';
import { classConditionSchema } from './conditions';

const parse = (content: object) => classConditionSchema.safeParse({ id: id(0), ...content });
const codes = (content: object) =>
  parse(content).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a condition of a class', () => {
  it('of type besideOne has one pupil and a list of other pupils', () => {
    const content = { type: 'besideOne', pupil: id(1), others: [id(2), id(3)], wish: true };
    expect(parse(content)).toMatchObject({ success: true, data: content });
    expect(codes({ ...content, others: [] })).toHaveLength(1);
    expect(codes({ ...content, others: [id(1)] })).toEqual([' doubled']);
    expect(codes({ ...content, pupils: [id(1)] })).toHaveLength(1);
  });

  it('of type mixed has a list of pupils for each coloured mark, and lists may overlap', () => {
    const content = { type: 'mixed', marks: [[id(1), id(2)], [id(2)]] };
    expect(parse(content)).toMatchObject({ success: true, data: content });
    expect(codes({ ...content, marks: [[id(1), id(1)]] })).toHaveLength(1);
    expect(codes({ ...content, marks: [] })).toHaveLength(1);
    expect(codes({ ...content, most: 2 })).toHaveLength(1);
  });

  it('may name a coloured mark in a list of pupils, but not in the place of a single pupil', () => {
    expect(codes({ type: 'apart', pupils: ['mark:0'] })).toBeUndefined();
    expect(codes({ type: 'apart', pupils: ['mark:0', id(1)] })).toBeUndefined();
    expect(codes({ type: 'mixed', marks: [['mark:0'], ['mark:5']] })).toBeUndefined();
    expect(codes({ type: 'besideOne', pupil: id(1), others: ['mark:1'] })).toBeUndefined();
    expect(codes({ type: 'apart', pupils: [id(1)] })).toEqual(['pupils too_small']);
    expect(codes({ type: 'apart', pupils: ['mark:6'] })).toHaveLength(1);
    expect(codes({ type: 'besideOne', pupil: 'mark:1', others: [id(1)] })).toHaveLength(1);
  });

  it('may name a coloured mark, but a condition of a map may not', () => {
    const ofMap = { id: id(0), type: 'apart', pupils: ['mark:0'] };
    expect(conditionSchema.safeParse(ofMap).success).toBe(false);
  });
});
