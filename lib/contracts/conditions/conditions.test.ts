import { testId as id } from '../testing/test-id';
import { classConditionSchema } from './conditions';

const parse = (content: object) => classConditionSchema.safeParse({ id: id(0), ...content });
const codes = (content: object) =>
  parse(content).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a condition of a class', () => {
  it('about one pupil and some others has the pupil apart from a list', () => {
    const content = { type: 'besideOne', pupil: id(1), others: [id(2), id(3)], wish: true };
    expect(parse(content)).toMatchObject({ success: true, data: content });
    expect(codes({ ...content, others: [] })).toHaveLength(1);
    expect(codes({ ...content, others: [id(1)] })).toEqual([' doubled']);
    expect(codes({ ...content, pupils: [id(1)] })).toHaveLength(1);
  });

  it('about marks has a list for each, which may have pupils in common', () => {
    const content = { type: 'mixed', marks: [[id(1), id(2)], [id(2)]] };
    expect(parse(content)).toMatchObject({ success: true, data: content });
    expect(codes({ ...content, marks: [[id(1), id(1)]] })).toHaveLength(1);
    expect(codes({ ...content, marks: [] })).toHaveLength(1);
    expect(codes({ ...content, most: 2 })).toHaveLength(1);
  });
});
