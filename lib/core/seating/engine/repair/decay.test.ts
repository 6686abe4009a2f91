import { decay } from './decay';

describe('decay', () => {
  it.each([0, 0.01, 0.5, 1, 3, 8])('approximates e to the power of -%p', (x) => {
    expect(Math.abs(decay(x) - Math.exp(-x))).toBeLessThan(0.001);
  });

  it('returns exactly 0 for the number 1,000,000,000', () => {
    expect(decay(1e9)).toBe(0);
  });
});
