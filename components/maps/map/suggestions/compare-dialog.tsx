'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { compareMaps, type MapDifference } from '@/lib/core/seating/compare-maps';
import { findSuggestion, type Suggestion } from '@/lib/core/maps/suggestion-list';
import { useSuggestionName, type SuggestionStripProps } from './suggestion-name';
import { useDifferenceText } from './use-difference-text';

interface Choice {
  id: string;
  name: string;
  seats: Seating;
  suggestion: Suggestion | undefined;
}

export function CompareDialog(props: SuggestionStripProps & { onClose: () => void }) {
  const { layout, problem, seats, suggestions, names, sentence, onUse, onClose } = props;
  const t = useTranslations('MapSuggestions');
  const name = useSuggestionName();
  const currentSuggestion = findSuggestion(suggestions, seats);
  const choices: Choice[] = suggestions.map((one) =>
    one === currentSuggestion
      ? { id: one.id, name: t('current'), seats, suggestion: undefined }
      : { id: one.id, name: name(one), seats: one.seats, suggestion: one },
  );
  if (!currentSuggestion)
    choices.unshift({ id: '', name: t('current'), seats, suggestion: undefined });
  const current = choices.find(({ suggestion }) => !suggestion)!;
  const [ids, setIds] = useState(() => [
    current.id,
    (choices.find(({ suggestion }) => suggestion) ?? current).id,
  ]);
  const [left, right] = ids.map((id) => choices.find((one) => one.id === id) ?? choices[0]!) as [
    Choice,
    Choice,
  ];
  const difference = compareMaps(problem, left.seats, right.seats);
  const differing = new Set(difference.differing);
  return (
    <Dialog
      open
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('compareTitle')}
      closeLabel={t('close')}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {[left, right].map((choice, side) => (
          <div key={side} className="grid content-start gap-3">
            <SelectField
              label={t(side === 0 ? 'first' : 'second')}
              value={choice.id}
              onChange={(id) => setIds((now) => now.map((one, at) => (at === side ? id : one)))}
            >
              {choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </SelectField>
            <Compared {...{ layout, choice, names, differing }} />
            {choice.suggestion && (
              <Button
                size="small"
                look="secondary"
                className="justify-self-start"
                onClick={() => {
                  onUse(choice.suggestion!);
                  onClose();
                }}
              >
                {t('use', { name: choice.name })}
              </Button>
            )}
          </div>
        ))}
      </div>
      <Differences
        {...{ difference, sentence }}
        conditions={problem.conditions}
        than={right.name}
      />
    </Dialog>
  );
}

function Compared(props: {
  layout: SuggestionStripProps['layout'];
  choice: Choice;
  names: SuggestionStripProps['names'];
  differing: ReadonlySet<PupilId>;
}) {
  const { layout, choice, names, differing } = props;
  const seated = Object.entries(choice.seats).map(([id, desk]) => ({
    ...{ id, desk, name: names.get(id) ?? '' },
    hasMoved: differing.has(id),
  }));
  return (
    <div className="[--room-height:60dvh]">
      <SeatingView isPicture room={layout} label={choice.name} seated={seated} />
    </div>
  );
}

function Differences(props: {
  difference: MapDifference;
  conditions: SuggestionStripProps['problem']['conditions'];
  sentence: SuggestionStripProps['sentence'];
  than: string;
}) {
  const { difference, conditions, sentence, than } = props;
  const t = useTranslations('MapSuggestions');
  const texts = useDifferenceText()(difference);
  const conditionTexts = (['keeps', 'breaks'] as const).flatMap((kind) => {
    const ids = kind === 'keeps' ? difference.nowKept : difference.nowBroken;
    return conditions
      .filter(({ id }) => ids.includes(id))
      .map((condition) => t(kind, { condition: sentence(condition) }));
  });
  return (
    <div aria-live="polite" className="mt-4">
      {texts.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <>
          <p className="font-semibold">{t('differs', { second: than })}</p>
          <ul className="list-disc pl-5">
            {[...texts, ...conditionTexts].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {difference.differing.length > 0 && <p className="text-ink-soft mt-2">{t('marked')}</p>}
        </>
      )}
    </div>
  );
}
