/** The version of the terms that a teacher accepts: the date on the public page of the terms. */
export const termsVersion = '2023-04-07';

/** The minimum age for an account (spec, section 9), confirmed together with the terms. */
export const minimumAge = 18;
