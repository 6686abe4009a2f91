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
    ['the same pupils in the same order', group('b', 'apart', 'ada bo'), 'same a'],
    ['the same pupils together', group('b', 'together', 'ada bo'), 'a,b'],
    ['a group with one more pupil', group('b', 'apart', 'ada bo cy'), 'a,b'],
  ])(
    'is refused only when an existing condition separates the same two pupils: adding %s',
    (_, added, expected) => {
      expect(add(added, group('a', 'apart', 'ada bo'))).toBe(expected);
    },
  );

  it.each([
    ['apart', 'included a'],
    ['front', 'included a'],
    ['together', 'a,b'],
  ] as const)(
    'depends on the kind if an existing condition names its two pupils and a third: for "%s" the result is "%s"',
    (kind, expected) => {
      expect(add(group('b', kind, 'ada cy'), group('a', kind, 'ada bo cy'))).toBe(expected);
    },
  );

  it('is allowed when an existing condition includes all its pupils but is only a wish or has an end date', () => {
    const added = group('b', 'apart', 'ada cy');
    expect(add(added, group('a', 'apart', 'ada bo cy', { wish: true }))).toBe('a,b');
    expect(add(added, group('a', 'apart', 'ada bo cy', { until: '2026-04-01' }))).toBe('a,b');
  });

  it('about a place compares it only with conditions about the same place', () => {
    const given = near('a', 'nearDoor', 'ada bo');
    expect(add(near('b', 'nearDoor', 'bo'), given)).toBe('included a');
    expect(add(near('b', 'nearBoard', 'bo'), given)).toBe('a,b');
  });

  it('replaces an equal condition that has ended', () => {
    const ended = group('a', 'apart', 'ada bo', { until: '2026-02-28' });
    expect(add(group('b', 'apart', 'ada bo'), ended)).toBe('b');
    expect(add(group('b', 'apart', 'ada cy'), ended)).toBe('a,b');
  });
});

describe('a new condition that fixes the desk of a pupil', () => {
  const given = fixed('a', 'ada', 0);

  it.each([
    ['is refused when another pupil has the desk', fixed('b', 'bo', 0), 'deskTaken a'],
    ['is refused when the pupil has the desk', fixed('b', 'ada', 0), 'same a'],
    ['replaces the other desk of the pupil', fixed('b', 'ada', 1), 'b'],
    ['does not replace a desk in another room', fixed('b', 'ada', 1, 10), 'a,b'],
    ["does not replace another pupil's desk in another room", fixed('b', 'bo', 0, 10), 'a,b'],
  ])(
    'is checked against an existing condition that fixes a desk: the new condition %s',
    (_, added, expected) => {
      expect(add(added, given)).toBe(expected);
    },
  );
});

describe('findMergeable', () => {
  const found = (...given: Condition[]) =>
    findMergeable(given).map(
      ({ into, included }) => `${into.id} < ${included.map(({ id }) => id).join()}`,
    );

  it('finds an "apart" condition of two pupils when an "apart" condition of more pupils includes both', () => {
    expect(
      found(
        group('ab', 'apart', 'ada bo'),
        group('abc', 'apart', 'ada bo cy'),
        group('bc', 'apart', 'bo cy'),
        group('cd', 'apart', 'cy di'),
      ),
    ).toEqual(['abc < ab,bc']);
  });

  it('does not find a "together" condition of two pupils when a "together" condition of more pupils includes both', () => {
    const three = group('abc', 'together', 'ada bo cy');
    expect(found(group('ab', 'together', 'ada bo'), three)).toEqual([]);
  });

  it('finds a condition of two pupils only if the condition of more pupils is at least as strict and ends no earlier', () => {
    const pair = group('ab', 'apart', 'ada bo');
    const all = 'ada bo cy';
    expect(found(pair, group('abc', 'apart', all, { wish: true }))).toEqual([]);
    expect(found(pair, group('abc', 'apart', all, { until: today }))).toEqual([]);
    expect(found({ ...pair, wish: true }, group('abc', 'apart', all))).toEqual(['abc < ab']);
    expect(found({ ...pair, until: today }, group('abc', 'apart', all))).toEqual(['abc < ab']);
  });

  it('proposes to merge the second of two equal conditions into the first, and not the reverse', () => {
    expect(found(group('a', 'front', 'ada'), group('b', 'front', 'ada'))).toEqual(['a < b']);
  });
});

describe('withoutDeleted', () => {
  it('removes the pupil from all conditions, and deletes conditions with too few pupils left', () => {
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

describe('addDays', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2024-02-27', 2, '2024-02-29'],
    ['2026-12-20', 28, '2027-01-17'],
    ['2026-03-20', 28, '2026-04-17'],
  ])('moves the day %s forward by %i days to %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });
});
