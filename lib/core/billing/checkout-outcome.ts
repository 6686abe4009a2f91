/**
 * Outcomes of a card checkout, as named in the query string of the return URL (spec, section 2). `pending` means that
 * the outcome is not known yet.
 */
export const checkoutOutcomes = ['success', 'canceled', 'error', 'pending'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

/** Query parameters, by precedence. If `value` is undefined, the parameter counts with any value. */
const parameters: [CheckoutOutcome, value: string | undefined][] = [
  ['error', undefined],
  ['canceled', 'true'],
  ['pending', 'true'],
  ['success', 'true'],
];

/** Returns the outcome of a card checkout from a URL's query string; undefined if the query string names no outcome. */
export function checkoutOutcome(search: string): CheckoutOutcome | undefined {
  const query = new URLSearchParams(search);
  return parameters.find(([name, value]) => {
    const given = query.get(name);
    return given !== null && (value === undefined || given === value);
  })?.[0];
}

/**
 * Removes the parameters that name a card checkout's outcome from a query string. The rest of the query string stays
 * unchanged.
 */
export function removeCheckoutParameters(search: string): string {
  const names = new Set<string>(parameters.map(([name]) => name));
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && ![...new URLSearchParams(part).keys()].some((key) => names.has(key)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
