import { numbered } from '@/lib/core/conditions/testing/numbered';
import { type Condition, withoutAbsent } from '@/lib/core/conditions/condition';
import { findProblemIssues } from './problem';

const room = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
  ],
};
const here = { row: 0, col: 0 };
const nowhere = { row: 5, col: 5 };

function findIssues(...conditions: Condition[]) {
  return findProblemIssues({ room, pupils: ['Ada', 'Bo'], conditions: numbered(conditions) });
}

describe('the check of a seating problem', () => {
  it('finds no issues in a valid problem', () => {
    expect(
      findIssues(
        { id: '0', type: 'together', pupils: ['Ada', 'Bo'] },
        { id: '0', type: 'front', pupils: ['Ada'] },
        { id: '0', type: 'fixed', pupil: 'Ada', desk: here },
      ),
    ).toEqual([]);
  });

  it('reports an unknown pupil in a condition', () => {
    expect(findIssues({ id: '0', type: 'front', pupils: ['Cy'] })).toEqual([
      { code: 'unknownPupil', condition: '0', pupil: 'Cy' },
    ]);
  });

  it.each(['together', 'apart'] as const)(
    'requires two pupils for a condition of the kind "%s"',
    (type) => {
      expect(findIssues({ id: '0', type, pupils: ['Ada'] })).toEqual([
        { code: 'groupTooSmall', condition: '0', least: 2, pupils: 1 },
      ]);
    },
  );

  it.each(['front', 'back'] as const)(
    'requires one pupil for a condition of the kind "%s"',
    (type) => {
      expect(findIssues({ id: '0', type, pupils: [] })).toEqual([
        { code: 'groupTooSmall', condition: '0', least: 1, pupils: 0 },
      ]);
    },
  );

  it('reports a pupil who is listed twice in a condition', () => {
    expect(findIssues({ id: '0', type: 'apart', pupils: ['Ada', 'Ada'] })).toEqual([
      { code: 'pupilTwiceInGroup', condition: '0', pupil: 'Ada' },
      { code: 'groupTooSmall', condition: '0', least: 2, pupils: 1 },
    ]);
  });

  it('reports a fixed desk that is missing in the room', () => {
    expect(findIssues({ id: '0', type: 'fixed', pupil: 'Ada', desk: nowhere })).toEqual([
      { code: 'fixedDeskMissing', condition: '0', pupil: 'Ada', desk: nowhere },
    ]);
  });

  it('reports a desk that is fixed for two pupils', () => {
    expect(
      findIssues(
        { id: '0', type: 'fixed', pupil: 'Ada', desk: here },
        { id: '0', type: 'fixed', pupil: 'Bo', desk: here },
      ),
    ).toEqual([{ code: 'fixedDeskTaken', condition: '1', by: '0', pupil: 'Bo', desk: here }]);
  });

  it('reports a pupil with two fixed desks', () => {
    expect(
      findIssues(
        { id: '0', type: 'fixed', pupil: 'Ada', desk: here },
        { id: '0', type: 'fixed', pupil: 'Ada', desk: { row: 0, col: 1 } },
      ),
    ).toEqual([{ code: 'pupilFixedTwice', condition: '1', first: '0', pupil: 'Ada' }]);
  });

  it('reports more pupils than desks, and a pupil who is listed twice', () => {
    expect(findProblemIssues({ room, pupils: ['Ada', 'Bo', 'Cy', 'Bo'], conditions: [] })).toEqual([
      { code: 'pupilDoubled', pupil: 'Bo' },
      { code: 'morePupilsThanDesks', pupils: 3, desks: 2 },
    ]);
  });

  it('reports an unknown locked pupil, a locked desk that is missing in the room and a desk locked for two pupils', () => {
    const locked = { Ada: here, Bo: here, Cy: nowhere };
    expect(findProblemIssues({ room, pupils: ['Ada', 'Bo'], conditions: [], locked })).toEqual([
      { code: 'lockedDeskTaken', pupil: 'Bo', by: 'Ada', desk: here },
      { code: 'lockedPupilUnknown', pupil: 'Cy' },
      { code: 'lockedDeskMissing', pupil: 'Cy', desk: nowhere },
    ]);
  });
});

describe('withoutAbsent', () => {
  it('leaves out conditions with too few present pupils, and keeps the ids of all remaining conditions', () => {
    const conditions: Condition[] = [
      { id: '0', type: 'together', pupils: ['Ada', 'Bo'] },
      { id: '1', type: 'apart', pupils: ['Ada', 'Bo', 'Cy'] },
      { id: '2', type: 'front', pupils: ['Bo', 'Cy'] },
      { id: '3', type: 'back', pupils: ['Bo'] },
      { id: '4', type: 'fixed', pupil: 'Bo', desk: here },
      { id: '5', type: 'fixed', pupil: 'Ada', desk: here },
    ];
    expect(withoutAbsent(conditions, ['Bo'])).toEqual([
      { id: '1', type: 'apart', pupils: ['Ada', 'Cy'] },
      { id: '2', type: 'front', pupils: ['Cy'] },
      { id: '5', type: 'fixed', pupil: 'Ada', desk: here },
    ]);
  });
});
