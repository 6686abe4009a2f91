/** Current version of the terms of use, which every teacher must accept: the date on the public terms page. */
export const termsVersion = '2023-04-07';

export const minimumAge = 18;
