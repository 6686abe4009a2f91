import { cleanText } from '../typesetting/clean-text';

const longestSheetName = 31;

/**
 * Excel reads `_x0041_` in a stored string as an escape for "A", so an underscore that starts such a sequence is
 * escaped.
 */
export function cellText(text: string): string {
  const escaped = cleanText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The writer looks texts up in a plain object, which inherits keys such as "constructor". An invisible
  // U+2060 makes such a text a different key.
  return escaped in Object.prototype ? `${escaped}\u2060` : escaped;
}

/**
 * Excel's rules for sheet names: 1 to 31 characters, none of `[]:*?/\`, no apostrophe first or last, not "History",
 * and unique ignoring case.
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
