import { isPlainList } from '@/lib/core/classes/import/pasted-text';
import { nameKey, splitNames } from '@/lib/core/classes/pupil-name';

const fewestInCommon = 3;

/**
 * Whether a pasted text can be added at once: first names of a class that has not been entered. Everything else
 * is previewed.
 */
export function isQuickList(text: string, currentNames: readonly string[]): boolean {
  if (!isPlainList(text)) return false;
  const names = new Set(splitNames(text).map(nameKey));
  const inCommon = currentNames.filter((name) => names.has(nameKey(name))).length;
  return inCommon < fewestInCommon || inCommon < names.size / 2;
}
