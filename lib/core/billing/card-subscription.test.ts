import { firstChargeMs, isCardSubscriptionActive, personalSubscription } from './card-subscription';

describe('isCardSubscriptionActive', () => {
  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['unpaid', false],
    ['canceled', false],
  ])('for the status "%s" is %s', (status, expected) => {
    expect(isCardSubscriptionActive(status)).toBe(expected);
  });
});

describe('personalSubscription', () => {
  const one = (status: string, periodEndMs: number | null) => ({ status, periodEndMs });

  it('is inactive when the teacher has no card subscription', () => {
    expect(personalSubscription([])).toEqual({ isActive: false, periodEndMs: null });
  });

  it('is active until the latest period end among the active card subscriptions', () => {
    const all = [one('active', 5), one('canceled', 9), one('past_due', 7), one('active', null)];
    expect(personalSubscription(all)).toEqual({ isActive: true, periodEndMs: 7 });
  });

  it('is inactive and contains the latest period end when all card subscriptions have ended', () => {
    const all = [one('canceled', 5), one('unpaid', 9)];
    expect(personalSubscription(all)).toEqual({ isActive: false, periodEndMs: 9 });
  });
});

describe('firstChargeMs', () => {
  const nowMs = Date.UTC(2026, 10, 22);
  const inHours = (hours: number) => nowMs + hours * 60 * 60 * 1000;

  it.each([
    ['is at the end of a trial that runs for weeks', inHours(700), inHours(700)],
    [
      'is at the end of a trial with little more than two days left',
      inHours(48.25),
      inHours(48.25),
    ],
    ['is now in the last two days of a trial', inHours(48), null],
    ['is now without a trial', null, null],
  ])('returns the time of the first charge of a card: the charge %s', (_, trialEndMs, expected) => {
    expect(firstChargeMs(trialEndMs, nowMs)).toBe(expected);
  });
});
