/**
 * An address for comparing: equal for addresses that differ only in the case of A to Z. No other letter is folded, because
 * `toLowerCase` makes "k" of the Kelvin sign (U+212A), and so one address of another.
 */
export const foldEmail = (email: string) =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
