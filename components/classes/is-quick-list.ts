import { isPlainList } from '@/lib/core/classes/import/pasted-text';
import { nameKey, splitNames } from '@/lib/core/classes/pupil-name';

const fewestInCommon = 3;

export function isQuickList(text: string, currentNames: readonly string[]): boolean {
  if (!isPlainList(text)) return false;
  const names = new Set(splitNames(text).map(nameKey));
  const inCommon = currentNames.filter((name) => names.has(nameKey(name))).length;
  return inCommon < fewestInCommon || inCommon < names.size / 2;
}
