import { isCardSubscriptionActive, personalSubscription } from './card-subscription';

describe('isCardSubscriptionActive', () => {
  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
    ['a status of later days', false],
  ])('%s: %s', (status, expected) => {
    expect(isCardSubscriptionActive(status)).toBe(expected);
  });
});

describe('personalSubscription', () => {
  const one = (status: string, periodEndMs: number | null) => ({ status, periodEndMs });

  it('is inactive without any', () => {
    expect(personalSubscription([])).toEqual({ isActive: false, periodEndMs: null });
  });

  it('is active while one is, until the furthest end of those that are', () => {
    const all = [one('active', 5), one('canceled', 9), one('past_due', 7), one('active', null)];
    expect(personalSubscription(all)).toEqual({ isActive: true, periodEndMs: 7 });
  });

  it('keeps the last end when all have ended', () => {
    const all = [one('canceled', 5), one('unpaid', 9)];
    expect(personalSubscription(all)).toEqual({ isActive: false, periodEndMs: 9 });
  });
});
