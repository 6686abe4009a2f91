import { cleanText } from '../typesetting/clean-text';

const longestSheetName = 31;

/** Escapes a text for a workbook cell, because Excel reads "_x0041_" in a text as the letter "A". */
export function cellText(text: string): string {
  const escaped = cleanText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The library write-excel-file uses texts as keys of an object. An invisible U+2060 distinguishes a text from
  // inherited keys such as "constructor".
  return escaped in Object.prototype ? `${escaped}\u2060` : escaped;
}

/**
 * Makes unique sheet names that Excel accepts: 1 to 31 characters, none of `[]:*?/\`, no apostrophe at either end, not
 * "History". Upper and lower case count as equal.
 */
export function sheetNames(wanted: string[]): string[] {
  const taken = new Set(['history']);
  return wanted.map((text, index) => {
    const base = cleanText(text).replace(/[[\]:*?/\\]+/g, ' ');
    const name = freeName(trimmed(base, longestSheetName) || String(index + 1), taken);
    taken.add(name.toLowerCase());
    return name;
  });
}

function freeName(base: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` ${count}`;
    const name = trimmed(base, longestSheetName - suffix.length) + suffix;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

function trimmed(text: string, length: number): string {
  return cleanText(text.slice(0, length).replace(/^['\s]+|(?<!['\s])['\s]+$/g, ''));
}
