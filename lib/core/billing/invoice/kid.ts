/** Digits of the invoice number in a KID (payment reference). Banks require a fixed length. */
const numberDigits = 8;

/**
 * Computes the check digit of a KID (payment reference) by Luhn's MOD10 algorithm, as required by Mastercard Payment
 * Services (system specification for OCR giro).
 */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns the KID (Norwegian payment reference) of an invoice: the invoice number in eight digits, then a check digit.
 * Throws a RangeError if the invoice number is not between 1 and 99,999,999.
 */
export function makeKid(invoiceNumber: number): string {
  const digits = String(invoiceNumber);
  if (!/^[1-9]\d*$/.test(digits) || digits.length > numberDigits) {
    throw new RangeError(`No KID can be made of ${invoiceNumber}`);
  }
  const padded = digits.padStart(numberDigits, '0');
  return `${padded}${checkDigit(padded)}`;
}

/** Returns whether a text is a KID (Norwegian payment reference): nine digits, of which the last is the check digit. */
export function isKid(text: string): boolean {
  return (
    new RegExp(`^\\d{${numberDigits + 1}}$`).test(text) &&
    checkDigit(text.slice(0, -1)) === Number(text.at(-1))
  );
}

/**
 * Returns the invoice number in a typed KID (Norwegian payment reference); null if the KID is not valid. Spaces are
 * ignored. Leading zeros may be missing, because spreadsheets remove them.
 */
export function toInvoiceNumber(typed: string): number | null {
  const kid = typed.replace(/\s/gu, '').padStart(numberDigits + 1, '0');
  if (!isKid(kid)) return null;
  return Number(kid.slice(0, -1)) || null;
}
