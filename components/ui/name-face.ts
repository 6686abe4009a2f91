/** The letters of the page's typeface (app/[locale]/fonts). */
const own = 'A-Za-zªºÀ-ÖØ-öø-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žƒȘ-țȷẀ-ẅẞỲỳˆˇˉ';
const otherLetter = new RegExp(`(?![${own}])[\\p{L}\\u0300-\\u036f]`, 'u');

/** Whether a text has letters that the page's typeface lacks, such as those of Vietnamese and Cyrillic. */
export const hasOtherLetters = (text: string): boolean => otherLetter.test(text.normalize('NFC'));

/** The class of a name's element: a name with such letters is set in another typeface as a whole. */
export const nameFace = (name: string): string => (hasOtherLetters(name) ? 'font-names' : '');
