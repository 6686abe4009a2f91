import { maxPupils } from '@/lib/contracts/classes/classes';
import { nameKey, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';

export interface CheckedNames {
  added: string[];
  duplicates: string[];
  tooLong: string[];
  overLimit: string[];
}

export function checkNames(names: string[], current: string[]): CheckedNames {
  const taken = new Set(current.map(nameKey));
  const checked: CheckedNames = { added: [], duplicates: [], tooLong: [], overLimit: [] };
  for (const name of names) {
    if (taken.has(nameKey(name))) checked.duplicates.push(name);
    else if (name.length > pupilNameMaxLength) checked.tooLong.push(name);
    else if (current.length + checked.added.length >= maxPupils) checked.overLimit.push(name);
    else {
      checked.added.push(name);
      taken.add(nameKey(name));
    }
  }
  return checked;
}
