import { addDays, type Condition, withoutDeleted } from './condition';
import { addCondition } from './add';
import { findMergeable } from './compare';

const today = '2026-03-01';
const group = (
  id: string,
  type: 'apart' | 'together' | 'front',
  pupils: string,
  change: Pick<Condition, 'wish' | 'until'> = {},
): Condition => ({ id, type, pupils: pupils.split(' '), ...change });
const fixed = (id: string, pupil: string, col: number, seatCount = 8): Condition => ({
  id,
  type: 'fixed',
  pupil,
  desk: { row: 0, col },
  room: { standard: 'pairs', seatCount },
});
const near = (id: string, place: 'nearDoor' | 'nearBoard', pupils: string): Condition => ({
  id,
  type: 'zone',
  place,
  pupils: pupils.split(' '),
});

/** The ids afterwards, or why the condition was not added. */
function add(added: Condition, ...given: Condition[]): string {
  const result = addCondition(given, added, today);
  return 'problem' in result
    ? `${result.problem.code} ${result.problem.condition.id}`
    : result.conditions.map(({ id }) => id).join();
}

describe('adding a condition', () => {
  it.each([
    ['the same pupils in another order', group('b', 'apart', 'bo ada'), 'same a'],
    ['a pair of a group that is apart', group('b', 'apart', 'ada bo'), 'same a'],
    ['the pair, but together', group('b', 'together', 'ada bo'), 'a,b'],
    ['one more pupil', group('b', 'apart', 'ada bo cy'), 'a,b'],
  ])('beside an apart pair: %s', (_, added, expected) => {
    expect(add(added, group('a', 'apart', 'ada bo'))).toBe(expected);
  });

  it.each([
    ['apart', 'included a'],
    ['front', 'included a'],
    ['together', 'a,b'],
  ] as const)('%s: two of three that are there already', (kind, expected) => {
    expect(add(group('b', kind, 'ada cy'), group('a', kind, 'ada bo cy'))).toBe(expected);
  });

  it('is not stopped by a wish, or by a larger group with an end', () => {
    const added = group('b', 'apart', 'ada cy');
    expect(add(added, group('a', 'apart', 'ada bo cy', { wish: true }))).toBe('a,b');
    expect(add(added, group('a', 'apart', 'ada bo cy', { until: '2026-04-01' }))).toBe('a,b');
  });

  it('about a place is compared with the same place only', () => {
    const given = near('a', 'nearDoor', 'ada bo');
    expect(add(near('b', 'nearDoor', 'bo'), given)).toBe('included a');
    expect(add(near('b', 'nearBoard', 'bo'), given)).toBe('a,b');
  });

  it('takes the place of an ended one that asks the same', () => {
    const ended = group('a', 'apart', 'ada bo', { until: '2026-02-28' });
    expect(add(group('b', 'apart', 'ada bo'), ended)).toBe('b');
    expect(add(group('b', 'apart', 'ada cy'), ended)).toBe('a,b');
  });
});

describe('adding a fixed desk', () => {
  const given = fixed('a', 'ada', 0);

  it.each([
    ['of another pupil', fixed('b', 'bo', 0), 'deskTaken a'],
    ['that the pupil has', fixed('b', 'ada', 0), 'same a'],
    ['in the place of another', fixed('b', 'ada', 1), 'b'],
    ['in another room', fixed('b', 'ada', 1, 10), 'a,b'],
    ['of another pupil in another room', fixed('b', 'bo', 0, 10), 'a,b'],
  ])('%s', (_, added, expected) => {
    expect(add(added, given)).toBe(expected);
  });
});

describe('conditions that include others', () => {
  const found = (...given: Condition[]) =>
    findMergeable(given).map(
      ({ into, included }) => `${into.id} < ${included.map(({ id }) => id).join()}`,
    );

  it('are apart groups with their pairs', () => {
    expect(
      found(
        group('ab', 'apart', 'ada bo'),
        group('abc', 'apart', 'ada bo cy'),
        group('bc', 'apart', 'bo cy'),
        group('cd', 'apart', 'cy di'),
      ),
    ).toEqual(['abc < ab,bc']);
  });

  it('are never groups that sit together: two of a row of three need not be neighbours', () => {
    const three = group('abc', 'together', 'ada bo cy');
    expect(found(group('ab', 'together', 'ada bo'), three)).toEqual([]);
  });

  it('are as strict, and last as long', () => {
    const pair = group('ab', 'apart', 'ada bo');
    const all = 'ada bo cy';
    expect(found(pair, group('abc', 'apart', all, { wish: true }))).toEqual([]);
    expect(found(pair, group('abc', 'apart', all, { until: today }))).toEqual([]);
    expect(found({ ...pair, wish: true }, group('abc', 'apart', all))).toEqual(['abc < ab']);
    expect(found({ ...pair, until: today }, group('abc', 'apart', all))).toEqual(['abc < ab']);
  });

  it('of two that are equal, keep one', () => {
    expect(found(group('a', 'front', 'ada'), group('b', 'front', 'ada'))).toEqual(['a < b']);
  });
});

describe('a pupil who is deleted', () => {
  it('leaves the conditions; those with too few pupils left end', () => {
    const given = [
      group('abc', 'apart', 'ada bo cy'),
      group('ab', 'together', 'ada bo'),
      fixed('f', 'bo', 0),
      near('n', 'nearDoor', 'bo cy'),
    ];
    const { kept, lapsed } = withoutDeleted(given, ['ada', 'cy']);
    expect(kept).toEqual([group('abc', 'apart', 'ada cy'), near('n', 'nearDoor', 'cy')]);
    expect(lapsed.map(({ id }) => id)).toEqual(['ab', 'f']);
  });
});

describe('a day some days later', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2024-02-27', 2, '2024-02-29'],
    ['2026-12-20', 28, '2027-01-17'],
    ['2026-03-20', 28, '2026-04-17'],
  ])('%s and %i', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });
});
