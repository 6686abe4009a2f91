'use client';

import { useTranslations } from 'next-intl';
import { maxPupils } from '@/lib/contracts/classes/classes';
import { checkNames } from './check-names';

export interface Refusal {
  text: string;
  left: string[];
}

export function useAddNames(currentNames: () => string[], onAdd: (names: string[]) => void) {
  const t = useTranslations('Pupils');
  return (names: string[]): Refusal | undefined => {
    const { added, duplicates, tooLong, overLimit } = checkNames(names, currentNames());
    if (added.length > 0) onAdd(added);
    const left = [...duplicates, ...tooLong, ...overLimit];
    const [first] = duplicates;
    if (duplicates.length > 1) {
      return { left, text: t('severalAlreadyThere', { names: duplicates.join(', ') }) };
    }
    if (first !== undefined) return { left, text: t('alreadyThere', { name: first }) };
    if (tooLong.length > 0) return { left, text: t('tooLong') };
    if (overLimit.length > 0) return { left, text: t('tooMany', { max: maxPupils }) };
    return undefined;
  };
}
