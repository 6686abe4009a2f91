/**
 * An e-mail address for comparison: equal for addresses that differ only in the case of A to Z. No other letter is
 * folded, because `toLowerCase` turns the Kelvin sign (U+212A) into "k", which would make two addresses equal.
 */
export const foldEmail = (email: string) =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
