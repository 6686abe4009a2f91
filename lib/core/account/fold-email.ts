/**
 * Converts only A to Z of an e-mail address to lower case, to compare addresses. `toLowerCase` would also change the
 * Kelvin sign (U+212A) to "k" and make different addresses equal.
 */
export const foldEmail = (email: string) =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
