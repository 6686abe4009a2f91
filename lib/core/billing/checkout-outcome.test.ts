import { checkoutOutcome, removeCheckoutParameters } from './checkout-outcome';

describe('checkoutOutcome', () => {
  it.each([
    ['?success=true', 'success'],
    ['?canceled=true', 'canceled'],
    ['?pending=true', 'pending'],
    ['?error=payment_failed', 'error'],
    ['?error=', 'error'],
    ['?from=mail&success=true&lang=no', 'success'],
    ['?success=true&canceled=true', 'canceled'],
    ['?pending=true&error', 'error'],
    ['', undefined],
    ['?success=false', undefined],
    ['?q=error', undefined],
    ['?%', undefined],
  ])('reads the query %j as %j', (search, outcome) => {
    expect(checkoutOutcome(search)).toBe(outcome);
  });
});

describe('removeCheckoutParameters', () => {
  it.each([
    ['?success=true', ''],
    ['?canceled=true&error=x&success=true', ''],
    ['?success=true&from=mail&x', '?from=mail&x'],
    ['?q=a%20b+c&canceled=true&r=%C3%A5&r=2', '?q=a%20b+c&r=%C3%A5&r=2'],
    ['?%65rror=1&q=1', '?q=1'],
    ['?q=success', '?q=success'],
    ['', ''],
  ])('changes the query %j to %j', (search, rest) => {
    expect(removeCheckoutParameters(search)).toBe(rest);
  });
});
