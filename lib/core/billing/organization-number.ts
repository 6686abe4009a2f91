const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Parses a typed Norwegian organization number, with or without spaces. Returns the nine digits, or null for an invalid
 * number. The last digit is a MOD11 check digit (Brønnøysund Register Centre).
 */
export function parseOrganizationNumber(typed: string): string | null {
  const digits = typed.replace(/\s/gu, '');
  if (!/^[1-9]\d{8}$/.test(digits)) return null;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const checkDigit = (11 - (sum % 11)) % 11;
  return Number(digits[8]) === checkDigit ? digits : null;
}

/** Formats the nine digits of an organization number in groups of three. */
export function formatOrganizationNumber(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}
