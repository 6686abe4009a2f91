/**
 * Folds an e-mail address for comparison: only A to Z become lower case. `toLowerCase` would also turn the Kelvin sign
 * (U+212A) into "k" and make different addresses equal.
 */
export const foldEmail = (email: string) =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
