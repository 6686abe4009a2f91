'use client';

import { useTranslations } from 'next-intl';
import type { Condition } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { Generated } from './use-generator';
import { WithNames } from '@/components/ui/name';

interface BrokenWishProps {
  shown: Generated;
  /** The wish, by id. */
  id: string;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
}

/** Explains a wish that the engine's map breaks. */
export function BrokenWish({ shown, id, sentence, clashText }: BrokenWishProps) {
  const t = useTranslations('Result');
  const { wanted } = shown;
  const broken = shown.brokenWishes.find(({ wish }) => wish === id);
  if (!broken) return null;
  const { reasons, others } = broken;
  return (
    <div className="text-sm">
      {reasons.map((reason) => (
        <p key={clashText(reason)}>{clashText(reason)}</p>
      ))}
      {reasons.length === 0 && others.length > 0 && (
        <>
          <p>{t('wishAgainst', { count: others.length })}</p>
          <ul className="list-disc pl-5">
            {wanted.conditions
              .filter((condition) => others.includes(condition.id))
              .map((condition) => (
                <li key={condition.id}>
                  <WithNames>{sentence(condition)}</WithNames>
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}
