import { nameWarning, splitNames } from '../pupil-name';
import { cellKind, hasTitle, isFooter } from './cell-kind';
import { columnKind } from './column-heading';

const separators = [';', ','];

function areRows(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  if (lines.some((line) => line.includes('\t'))) return true;
  return separators.some((separator) => {
    const [count, ...others] = lines.map((line) => line.split(separator).length);
    return count! > 1 && others.every((other) => other === count);
  });
}

/**
 * Returns whether a pasted text is a plain list of first names. Tables, headings, full names, e-mail addresses, numbers
 * and classes give false.
 */
export function isPlainList(text: string): boolean {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.trim())
    .filter(Boolean);
  if (areRows(lines)) return false;
  return splitNames(text).every(
    (name) =>
      nameWarning(name) === undefined &&
      ['name', 'text'].includes(cellKind(name)) &&
      columnKind(name) === undefined &&
      !isFooter([name]) &&
      !hasTitle(name),
  );
}
