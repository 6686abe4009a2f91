/**
 * How a card checkout ended, as the address tells it that the checkout leads back to (spec, section 2); `pending` where
 * that is not known yet.
 */
export type CheckoutOutcome = 'success' | 'canceled' | 'error' | 'pending';

/** The parameter of each outcome and the value it needs; `error` counts with any. The worse news wins, and doubt over success. */
const parameters: [CheckoutOutcome, value: string | undefined][] = [
  ['error', undefined],
  ['canceled', 'true'],
  ['pending', 'true'],
  ['success', 'true'],
];

/** What the query of an address (`location.search`) tells of a checkout; undefined where nothing. */
export function checkoutOutcome(search: string): CheckoutOutcome | undefined {
  const query = new URLSearchParams(search);
  return parameters.find(([name, value]) => {
    const given = query.get(name);
    return given !== null && (value === undefined || given === value);
  })?.[0];
}

/** The query without what tells of a checkout; everything else stays as it was written. */
export function removeCheckoutParameters(search: string): string {
  const names = new Set<string>(parameters.map(([name]) => name));
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && ![...new URLSearchParams(part).keys()].some((key) => names.has(key)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
