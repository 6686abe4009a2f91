/**
 * Converts only the letters A to Z of an e-mail address to lower case, so that addresses can be compared. `toLowerCase`
 * would also change the Kelvin sign (U+212A) to "k" and so make two different addresses equal.
 */
export const foldEmail = (email: string) =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
