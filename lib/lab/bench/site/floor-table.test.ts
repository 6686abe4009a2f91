import { floorTable, type Measured } from './floor-table';

const empty: Measured = {
  requestsPerSecond: 1000,
  blockingMs: 300,
  largestPaintMs: 800,
  htmlBytes: 6000,
  compressedBytes: 2000,
};
const ours: Measured = {
  requestsPerSecond: 700,
  blockingMs: 420,
  largestPaintMs: 1200,
  htmlBytes: 120_000,
  compressedBytes: 25_000,
};
const problems = (...runs: Measured[]) => floorTable(runs, [empty]).problems;

describe('the landing page beside an empty one', () => {
  it('has no problem where every limit is just kept', () => {
    expect(problems(ours)).toEqual([]);
  });

  it.each<[keyof Measured, number, RegExp]>([
    ['requestsPerSecond', 690, /Requests.*0\.69/],
    ['blockingMs', 430, /Blocking.*1\.43/],
    ['largestPaintMs', 1220, /Largest.*1\.52/],
    ['htmlBytes', 120_001, /HTML, bytes.*120001/],
    ['compressedBytes', 25_001, /compressed.*25001/],
  ])('is named for its %s', (name, value, problem) => {
    expect(problems({ ...ours, [name]: value }).join()).toMatch(problem);
  });

  it('counts by the median of the runs', () => {
    expect(problems(ours, { ...ours, blockingMs: 9000 }, ours)).toEqual([]);
  });

  it('is printed with the ratio and the limit', () => {
    const { lines } = floorTable([ours], [empty]);
    expect(lines.map((line) => line.trim().split(/\s{2,}/))).toContainEqual([
      'Blocking time, ms',
      ...['420', '300', '1.40', '≤ 1.4 ×'],
    ]);
  });
});
