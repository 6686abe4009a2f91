'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { brokenIn } from '@/lib/core/maps/consequence';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import type { ConditionSentence } from './use-workbench-text';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';
import { WithNames } from '@/components/ui/name';

/** The conditions that the map breaks, in words, with the numbers that stand at their desks. */
export function BrokenList({
  sentence,
  title,
  explain,
  footer,
}: {
  sentence: ConditionSentence;
  /** In place of how many there are. */
  title?: string;
  /** Why a condition, by id, is broken. */
  explain?: (id: string) => ReactNode;
  footer?: ReactNode;
}) {
  const t = useTranslations('Workbench.brokenList');
  const store = useWorkbenchStore();
  const map = useWorkbenchLater((state) => state.map);
  const broken = useMemo(() => {
    const used = usedConditions(map);
    return brokenIn(map).map((id) => used.find((condition) => condition.id === id)!);
  }, [map]);
  if (broken.length === 0) return null;
  const heading = title ?? t('title', { count: broken.length });
  return (
    <section aria-label={heading} className="rounded-desk bg-amber-tint text-ink p-4 print:hidden">
      <h2 className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden className="text-amber mt-0.5 size-5 shrink-0" />
        {heading}
      </h2>
      <ol className="mt-1">
        {broken.map((condition, index) => (
          <li
            key={condition.id}
            className="flex flex-wrap items-center justify-between gap-x-4 sm:min-h-11"
          >
            <div>
              {index + 1}. <WithNames>{sentence(condition)}</WithNames>
              {explain?.(condition.id)}
            </div>
            <span className="flex flex-wrap">
              {!condition.wish && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('easeNamed', { condition: sentence(condition) })}
                  onClick={() => store.execute({ type: 'easeCondition', id: condition.id })}
                >
                  {t('ease')}
                </Button>
              )}
              <Button
                look="quiet"
                size="small"
                aria-label={t('leaveOutNamed', { condition: sentence(condition) })}
                onClick={() => store.execute({ type: 'leaveOut', id: condition.id })}
              >
                {t('leaveOut')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {footer && <p className="mt-2">{footer}</p>}
    </section>
  );
}
