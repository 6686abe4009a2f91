'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { compareNames } from '@/lib/core/classes/compare-names';
import { deskKey, deskPlace } from '@/lib/core/rooms/room';
import type { SheetMap } from './use-sheet-map';

const empty = 'empty';

export function SheetQuestions({ map, isDemanded }: { map: SheetMap; isDemanded: boolean }) {
  const { layout, asked, answers, setAnswers, candidates } = map;
  const t = useTranslations('MapFromSheet');
  const open = asked.filter(({ desk }) => answers[deskKey(desk)] === undefined);
  if (asked.length === 0) return null;
  const leaveAllEmpty = () => {
    const none = open.map(({ desk }) => [deskKey(desk), null] as const);
    setAnswers({ ...answers, ...Object.fromEntries(none) });
  };
  return (
    <section className="bg-amber-tint rounded-desk grid gap-3 p-4">
      <h3 className="font-semibold">{t('asked', { count: asked.length })}</h3>
      <p className="text-sm">{t('askedHint')}</p>
      {open.length > 1 && (
        <div>
          <Button look="secondary" size="small" onClick={leaveAllEmpty}>
            {t('allEmpty', { count: open.length })}
          </Button>
        </div>
      )}
      <div className="grid gap-3 p-1 sm:grid-cols-2 lg:max-h-80 lg:grid-cols-1 lg:overflow-y-auto">
        {asked.map(({ name, desk, why }) => {
          const key = deskKey(desk);
          const answer = answers[key];
          const { [key]: _, ...others } = answers;
          const taken = new Set(Object.values(others));
          return (
            <SelectField
              key={key}
              label={t(`who.${why}`, { name, ...deskPlace(layout, desk)! })}
              value={answer === null ? empty : (answer ?? '')}
              error={isDemanded && answer === undefined ? t('answer') : undefined}
              onChange={(value) =>
                setAnswers(
                  value === '' ? others : { ...answers, [key]: value === empty ? null : value },
                )
              }
            >
              <option value="">{t('choose')}</option>
              <option value={empty}>{t('empty')}</option>
              {candidates
                .filter(({ id }) => !taken.has(id))
                .sort((a, b) => compareNames(a.name, b.name))
                .map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.name}
                  </option>
                ))}
            </SelectField>
          );
        })}
      </div>
    </section>
  );
}
