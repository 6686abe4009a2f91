'use client';

import { Columns2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { compareWith } from '@/lib/core/seating/compare-maps';
import { findSuggestion } from '@/lib/core/maps/suggestion-list';
import { SmallMap } from '@/components/rooms/view/small-map';
import { CompareDialog } from './compare-dialog';
import { useSuggestionName, type SuggestionStripProps } from './suggestion-name';
import { useDifferenceText } from './use-difference-text';

export function SuggestionStrip(props: SuggestionStripProps) {
  const { layout, problem, seats, suggestions, names, onUse } = props;
  const t = useTranslations('MapSuggestions');
  const name = useSuggestionName();
  const differenceText = useDifferenceText();
  const [isComparing, setComparing] = useState(false);
  const current = findSuggestion(suggestions, seats);
  const differences = useMemo(() => {
    const compare = compareWith(problem, seats);
    return new Map(suggestions.map((one) => [one.id, compare(one.seats)]));
  }, [problem, seats, suggestions]);
  if (suggestions.length === 0 || (suggestions.length === 1 && current)) return null;
  return (
    <section aria-labelledby="suggestions" className="grid grid-cols-1 gap-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="suggestions" className="font-semibold">
            {t('title')}
          </h2>
          <p className="text-ink-soft text-sm">{t('hint')}</p>
        </div>
        <Button look="secondary" size="small" onClick={() => setComparing(true)}>
          <Columns2 aria-hidden className="size-4" />
          {t('compare')}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4">
        {suggestions.map((one) => {
          const isCurrent = one === current;
          const texts = differenceText(differences.get(one.id)!);
          return (
            <li key={one.id} className="flex min-w-0">
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => !isCurrent && onUse(one)}
                className="border-line-strong bg-surface rounded-desk hover:border-green aria-[current]:border-green aria-[current]:bg-green-tint flex w-full flex-col gap-1.5 border p-2.5 text-left"
              >
                <span className="bg-birch block w-full rounded-md p-1.5">
                  <SmallMap room={layout} seats={one.seats} names={names} />
                </span>
                <span className="font-semibold">{name(one)}</span>
                <span className="text-ink-soft grid gap-0.5 text-sm">
                  {(isCurrent ? [t('shown')] : texts).map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {isComparing && <CompareDialog {...props} onClose={() => setComparing(false)} />}
    </section>
  );
}
