/** Version of the terms that a teacher accepts: the date on the public terms page. */
export const termsVersion = '2023-04-07';

export const minimumAge = 18;
