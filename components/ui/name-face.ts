const own = 'A-Za-zªºÀ-ÖØ-öø-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žƒȘ-țȷẀ-ẅẞỲỳˆˇˉ';
const otherLetter = new RegExp(`(?![${own}])[\\p{L}\\u0300-\\u036f]`, 'u');

export const hasOtherLetters = (text: string): boolean => otherLetter.test(text.normalize('NFC'));

export const nameFace = (name: string): string => (hasOtherLetters(name) ? 'font-names' : '');
