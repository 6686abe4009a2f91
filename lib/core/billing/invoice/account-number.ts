const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Returns whether a text is a Norwegian bank account number: eleven digits, of which the last is a MOD11 check digit.
 */
export function isAccountNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(text[10]);
}

/** Formats the eleven digits of a Norwegian bank account number in groups of 4, 2 and 5 digits, as banks do. */
export function formatAccountNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1\u00a0$2\u00a0$3');
}
