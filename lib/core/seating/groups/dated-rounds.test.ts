import { leaveOut, roundsBefore, weeklyFrom } from './dated-rounds';

const round = (id: string, day: string, groups: string[][] = [[id]]) => ({ id, day, groups });

it('weeklyFrom gives two rounds of groups dates one week apart, even across the end of a month', () => {
  const days = weeklyFrom('2026-01-30', [round('a', ''), round('b', '')]).map(({ day }) => day);
  expect(days).toEqual(['2026-01-30', '2026-02-06']);
});

it('leaveOut removes pupils from a round, then groups without pupils, then a round without groups', () => {
  const one = round('a', '2026-01-30', [['ada'], ['bo', 'cy']]);
  expect(leaveOut(one, (id) => id !== 'cy')).toEqual([{ ...one, groups: [['cy']] }]);
  expect(leaveOut(one, () => true)).toEqual([]);
});

describe('the rounds of groups before a displayed round', () => {
  const kept = [
    round('later', '2026-02-02'),
    round('last today', '2026-02-01'),
    round('first today', '2026-02-01'),
    round('earlier', '2026-01-01'),
  ];

  it('are the rounds of earlier days and the rounds saved earlier on the same day', () => {
    expect(roundsBefore(0, [kept[1]!], kept)).toEqual(
      [['first today'], ['earlier']].map((one) => [one]),
    );
  });

  it('include all saved rounds of the same day if the displayed round is unsaved', () => {
    const shown = [round('new', '2026-02-01'), round('next', '2026-02-08')];
    expect(roundsBefore(0, shown, kept).flat(2)).toEqual(['last today', 'first today', 'earlier']);
    expect(roundsBefore(1, shown, kept).flat(2)).toEqual([
      ...['new', 'later', 'last today', 'first today', 'earlier'],
    ]);
  });
});
