import { randomBytes } from 'node:crypto';
import { landingLimits, sizeProblems } from './size-problems';

describe('the size of a page', () => {
  it('may reach its limits', () => {
    expect(sizeProblems('å'.repeat(landingLimits.html / 2))).toEqual([]);
  });

  it('is counted in bytes', () => {
    expect(sizeProblems(`${'å'.repeat(landingLimits.html / 2)}a`)).toEqual([
      'it has 120001 bytes (html), more than 120000',
    ]);
  });

  it('is counted compressed too', () => {
    const html = randomBytes(landingLimits.compressed).toString('hex');
    expect(sizeProblems(html)).toEqual([expect.stringMatching(/\(compressed\), more than 25000/)]);
  });
});
