'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { Condition } from '@/lib/core/seating/model';
import type { Generated } from './use-generator';

interface BrokenWishesProps {
  shown: Generated;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
}

/** The wishes that a map breaks, each with what stands against it, and whether fewer is impossible. */
export function BrokenWishes({ shown, sentence, clashText }: BrokenWishesProps) {
  const t = useTranslations('Result');
  const { result, wanted, brokenWishes } = shown;
  if (result.status !== 'seated' || brokenWishes.length === 0) return null;
  const sentenceAt = (index: number) => {
    const condition = wanted.conditions[index];
    return condition ? sentence(condition) : '';
  };
  return (
    <div className="print:hidden">
      <Notice tone="info" title={t('brokenWishes', { count: brokenWishes.length })}>
        <ul className="grid gap-2">
          {brokenWishes.map(({ wish, others, reasons }) => (
            <li key={wish}>
              <p className="font-medium">{sentenceAt(wish)}</p>
              {reasons.map((reason) => (
                <p key={clashText(reason)}>{clashText(reason)}</p>
              ))}
              {reasons.length === 0 && others.length > 0 && (
                <>
                  <p>{t('wishAgainst', { count: others.length })}</p>
                  <ul className="list-disc pl-5">
                    {others.map((other) => (
                      <li key={other}>{sentenceAt(other)}</li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          {t(result.wishesProved ? 'wishesProved' : 'wishesNotProved', {
            count: brokenWishes.length,
          })}
        </p>
      </Notice>
    </div>
  );
}
