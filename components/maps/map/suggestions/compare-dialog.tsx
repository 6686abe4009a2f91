'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { compareMaps } from '@/lib/core/seating/compare-maps';
import { findSuggestion, type Suggestion } from '@/lib/core/maps/suggestion-list';
import { useSuggestionName, type SuggestionStripProps } from './suggestion-name';
import { useDifferenceText } from './use-difference-text';

/** Two of the suggestions, or one and the map in hand, side by side with what differs. Only pupils whom that concerns are marked. */
export function CompareDialog(props: SuggestionStripProps & { onClose: () => void }) {
  const { layout, problem, seats, suggestions, names, sentence, onUse, onClose } = props;
  const t = useTranslations('MapSuggestions');
  const name = useSuggestionName();
  const differenceText = useDifferenceText();
  const inHand = findSuggestion(suggestions, seats);
  const inHandId = inHand?.id ?? '';
  const [ids, setIds] = useState(() => [
    inHandId,
    suggestions.find(({ id }) => id !== inHandId)?.id ?? inHandId,
  ]);
  const choices: { id: string; name: string; suggestion?: Suggestion }[] = [
    ...(inHand ? [] : [{ id: '', name: t('current') }]),
    ...suggestions.map((suggestion) => ({
      id: suggestion.id,
      name: suggestion === inHand ? t('current') : name(suggestion),
      suggestion,
    })),
  ];
  const [left, right] = ids.map((id) => choices.find((one) => one.id === id) ?? choices[0]!) as [
    (typeof choices)[number],
    (typeof choices)[number],
  ];
  const seatsOf = ({ suggestion }: (typeof choices)[number]) => suggestion?.seats ?? seats;
  const difference = compareMaps(problem, seatsOf(left), seatsOf(right));
  const { nowKept, nowBroken } = difference;
  const differing = new Set(difference.differing);
  const texts = differenceText(difference);
  const conditionTexts = (['keeps', 'breaks'] as const).flatMap((kind) => {
    const ids = kind === 'keeps' ? nowKept : nowBroken;
    return problem.conditions
      .filter(({ id }) => ids.includes(id))
      .map((condition) => t(kind, { condition: sentence(condition) }));
  });
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
              onChange={(id) =>
                setIds((before) => before.map((one, at) => (at === side ? id : one)))
              }
            >
              {choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </SelectField>
            <div className="[--room-height:60dvh]">
              <SeatingView
                isPicture
                room={layout}
                label={choice.name}
                seated={Object.entries(seatsOf(choice)).map(([id, desk]) => ({
                  ...{ id, desk, name: names.get(id) ?? '' },
                  hasMoved: differing.has(id),
                }))}
              />
            </div>
            {choice.suggestion && choice.suggestion !== inHand && (
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
      <div aria-live="polite" className="mt-4">
        {texts.length === 0 ? (
          <p>{t('same')}</p>
        ) : (
          <>
            <p className="font-semibold">{t('differs', { second: right.name })}</p>
            <ul className="list-disc pl-5">
              {[...texts, ...conditionTexts].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {differing.size > 0 && <p className="text-ink-soft mt-2">{t('marked')}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}
