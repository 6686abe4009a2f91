import { findProblemIssues } from './problem';
import { withoutAbsent, type Condition } from '@/lib/core/conditions/condition';

const room = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
  ],
};
const here = { row: 0, col: 0 };
const nowhere = { row: 5, col: 5 };

function findIssues(...conditions: Condition[]) {
  return findProblemIssues({ room, pupils: ['Ada', 'Bo'], conditions });
}

describe('findProblemIssues', () => {
  it('finds nothing wrong with a good problem', () => {
    expect(
      findIssues(
        { type: 'together', pupils: ['Ada', 'Bo'] },
        { type: 'front', pupils: ['Ada'] },
        { type: 'fixed', pupil: 'Ada', desk: here },
      ),
    ).toEqual([]);
  });

  it('names an unknown pupil', () => {
    expect(findIssues({ type: 'front', pupils: ['Cy'] })).toEqual([
      { code: 'unknownPupil', condition: 0, pupil: 'Cy' },
    ]);
  });

  it.each(['together', 'apart'] as const)('wants two pupils %s', (type) => {
    expect(findIssues({ type, pupils: ['Ada'] })).toEqual([
      { code: 'groupTooSmall', condition: 0, least: 2, pupils: 1 },
    ]);
  });

  it.each(['front', 'back'] as const)('needs a pupil in %s', (type) => {
    expect(findIssues({ type, pupils: [] })).toEqual([
      { code: 'groupTooSmall', condition: 0, least: 1, pupils: 0 },
    ]);
  });

  it('names a pupil who is twice in one group', () => {
    expect(findIssues({ type: 'apart', pupils: ['Ada', 'Ada'] })).toEqual([
      { code: 'pupilTwiceInGroup', condition: 0, pupil: 'Ada' },
      { code: 'groupTooSmall', condition: 0, least: 2, pupils: 1 },
    ]);
  });

  it('names a fixed desk that the room does not have', () => {
    expect(findIssues({ type: 'fixed', pupil: 'Ada', desk: nowhere })).toEqual([
      { code: 'fixedDeskMissing', condition: 0, pupil: 'Ada', desk: nowhere },
    ]);
  });

  it('names a fixed desk that is taken twice', () => {
    expect(
      findIssues(
        { type: 'fixed', pupil: 'Ada', desk: here },
        { type: 'fixed', pupil: 'Bo', desk: here },
      ),
    ).toEqual([{ code: 'fixedDeskTaken', condition: 1, by: 0, pupil: 'Bo', desk: here }]);
  });

  it('names a pupil who is fixed to two desks', () => {
    expect(
      findIssues(
        { type: 'fixed', pupil: 'Ada', desk: here },
        { type: 'fixed', pupil: 'Ada', desk: { row: 0, col: 1 } },
      ),
    ).toEqual([{ code: 'pupilFixedTwice', condition: 1, first: 0, pupil: 'Ada' }]);
  });

  it('says when there are more pupils than desks, and when a pupil is listed twice', () => {
    expect(findProblemIssues({ room, pupils: ['Ada', 'Bo', 'Cy', 'Bo'], conditions: [] })).toEqual([
      { code: 'pupilDoubled', pupil: 'Bo' },
      { code: 'morePupilsThanDesks', pupils: 3, desks: 2 },
    ]);
  });

  it('names locks on unknown pupils, missing desks and desks taken twice', () => {
    const locked = { Ada: here, Bo: here, Cy: nowhere };
    expect(findProblemIssues({ room, pupils: ['Ada', 'Bo'], conditions: [], locked })).toEqual([
      { code: 'lockedDeskTaken', pupil: 'Bo', by: 'Ada', desk: here },
      { code: 'lockedPupilUnknown', pupil: 'Cy' },
      { code: 'lockedDeskMissing', pupil: 'Cy', desk: nowhere },
    ]);
  });
});

describe('withoutAbsent', () => {
  it('keeps what still means something, and says where it came from', () => {
    const conditions: Condition[] = [
      { type: 'together', pupils: ['Ada', 'Bo'] },
      { type: 'apart', pupils: ['Ada', 'Bo', 'Cy'] },
      { type: 'front', pupils: ['Bo', 'Cy'] },
      { type: 'back', pupils: ['Bo'] },
      { type: 'fixed', pupil: 'Bo', desk: here },
      { type: 'fixed', pupil: 'Ada', desk: here },
    ];
    expect(withoutAbsent(conditions, ['Bo'])).toEqual({
      conditions: [
        { type: 'apart', pupils: ['Ada', 'Cy'] },
        { type: 'front', pupils: ['Cy'] },
        { type: 'fixed', pupil: 'Ada', desk: here },
      ],
      origin: [1, 2, 5],
    });
  });
});
