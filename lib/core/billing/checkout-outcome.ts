/**
 * Results of a card checkout, from the query of the return URL (spec, section 2). `pending`: the result is not known
 * yet.
 */
export const checkoutOutcomes = ['success', 'canceled', 'error', 'pending'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

/**
 * Query parameters that tell the outcome of a card checkout, the most important first. If this list gives no value for
 * a parameter, any value matches.
 */
const parameters: [CheckoutOutcome, value: string | undefined][] = [
  ['error', undefined],
  ['canceled', 'true'],
  ['pending', 'true'],
  ['success', 'true'],
];

/** Returns the outcome of a card checkout from a URL's query string; undefined if it has none. */
export function checkoutOutcome(search: string): CheckoutOutcome | undefined {
  const query = new URLSearchParams(search);
  return parameters.find(([name, value]) => {
    const given = query.get(name);
    return given !== null && (value === undefined || given === value);
  })?.[0];
}

/** Removes the parameters of a card checkout's outcome from a query string; all others stay unchanged. */
export function removeCheckoutParameters(search: string): string {
  const names = new Set<string>(parameters.map(([name]) => name));
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && ![...new URLSearchParams(part).keys()].some((key) => names.has(key)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
