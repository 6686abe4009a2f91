const mostDigits = 12;

/**
 * Parses a typed amount in kroner and returns the amount in øre; null for an invalid text. Examples: "1 873,75",
 * "1.873,75", "1873.75", "kr 500", "500,-". The last comma or point is the decimal separator if one or two digits
 * follow.
 */
export function parseKroner(typed: string): number | null {
  const text = typed
    .replace(/[\s\u00a0\u202f']/gu, '')
    .replace(/^(kr\.?|nok)/iu, '')
    .replace(/(kr\.?|nok)$/iu, '')
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/,-{1,2}$/u, '');
  const parts = /^([+-]?)([\d.,]*\d)$/u.exec(text);
  if (!parts) return null;
  const [, sign, digits] = parts as unknown as [string, string, string];
  const decimals = /[.,](\d{1,2})$/u.exec(digits);
  const whole = decimals ? digits.slice(0, decimals.index) : digits;
  if (!/^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/u.test(whole)) return null;
  const kroner = whole.replace(/[.,]/gu, '');
  if (kroner.length > mostDigits) return null;
  const ore = Number(kroner) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
  return sign === '-' ? -ore : ore;
}
