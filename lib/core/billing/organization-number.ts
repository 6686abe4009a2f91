const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Reads a number of the Norwegian register of legal entities as somebody types it, with or without spaces: the nine
 * digits, or null where it is none. The last digit is a check digit, MOD11 of the others (Brønnøysund register centre);
 * where that would be ten, there is no such number.
 */
export function parseOrganizationNumber(typed: string): string | null {
  const digits = typed.replace(/\s/gu, '');
  if (!/^[1-9]\d{8}$/.test(digits)) return null;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const checkDigit = (11 - (sum % 11)) % 11;
  return Number(digits[8]) === checkDigit ? digits : null;
}

/** Nine digits as they are written, in groups of three. */
export function formatOrganizationNumber(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}
