import { checkoutOutcome, removeCheckoutParameters } from './checkout-outcome';

describe('checkoutOutcome', () => {
  it.each([
    ['?success=true', 'success'],
    ['?canceled=true', 'canceled'],
    ['?pending=true', 'pending'],
    ['?error=payment_failed', 'error'],
    ['?error', 'error'],
    ['?error=', 'error'],
    ['?error=true', 'error'],
    ['success=true', 'success'],
    ['?from=mail&success=true&lang=no', 'success'],
    ['?success=true&canceled=true', 'canceled'],
    ['?success=true&pending=true', 'pending'],
    ['?pending=true&error', 'error'],
    ['?success=true&error=card_declined', 'error'],
    ['', undefined],
    ['?', undefined],
    ['?success', undefined],
    ['?pending=1', undefined],
    ['?success=false', undefined],
    ['?success=TRUE', undefined],
    ['?canceled=1', undefined],
    ['?successful=true', undefined],
    ['?q=success=true', undefined],
    ['?q=error', undefined],
    ['?%', undefined],
  ])('reads the query %j as %j', (search, outcome) => {
    expect(checkoutOutcome(search)).toBe(outcome);
  });
});

describe('removeCheckoutParameters', () => {
  it.each([
    ['?success=true', ''],
    ['?pending=true', ''],
    ['?error', ''],
    ['?canceled=true&error=x&success=true', ''],
    ['?from=mail&success=true', '?from=mail'],
    ['?success=true&from=mail&x', '?from=mail&x'],
    ['?q=a%20b+c&canceled=true&r=%C3%A5&r=2', '?q=a%20b+c&r=%C3%A5&r=2'],
    ['?%65rror=1&q=1', '?q=1'],
    ['?q=100%&success=true', '?q=100%'],
    ['?q=success', '?q=success'],
    ['?', ''],
    ['', ''],
  ])('changes the query %j to %j', (search, rest) => {
    expect(removeCheckoutParameters(search)).toBe(rest);
  });
});
