import { maxPupils } from '@/lib/contracts/classes';
import { nameKey, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';

export interface SortedNames {
  added: string[];
  doubled: string[];
  tooLong: string[];
  beyond: string[];
}

/** Tells which of the names can be added to the class, and why the others cannot. */
export function sortNames(names: string[], current: string[]): SortedNames {
  const taken = new Set(current.map(nameKey));
  const sorted: SortedNames = { added: [], doubled: [], tooLong: [], beyond: [] };
  for (const name of names) {
    if (taken.has(nameKey(name))) sorted.doubled.push(name);
    else if (name.length > pupilNameMaxLength) sorted.tooLong.push(name);
    else if (current.length + sorted.added.length >= maxPupils) sorted.beyond.push(name);
    else {
      sorted.added.push(name);
      taken.add(nameKey(name));
    }
  }
  return sorted;
}
