'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { nameFace } from '@/components/ui/name-face';
import type {
  PupilRow,
  RowProblem,
  SkippedRow,
  TableReading,
} from '@/lib/core/classes/import/read-table';
import { SelectField } from '@/components/ui/select-field';

const mostNumbers = 12;

export function FoundNames({ pupils }: { pupils: readonly PupilRow[] }) {
  const t = useTranslations('Import');
  return (
    <ol
      tabIndex={0}
      aria-label={t('names')}
      className="border-line rounded-desk grid max-h-72 grid-cols-2 gap-x-4 overflow-y-auto border px-3 py-2 sm:grid-cols-3 lg:grid-cols-4"
    >
      {pupils.map(({ row, name }, index) => (
        <li key={index} className="flex min-w-0 items-baseline gap-2 py-0.5">
          <span className="text-ink-soft min-w-5 shrink-0 text-right text-xs tabular-nums">
            <span className="sr-only">{t('row', { row })}: </span>
            <span aria-hidden>{row}</span>
          </span>
          <span dir="auto" className={`min-w-0 break-words ${nameFace(name)}`}>
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function DoubledNames(props: {
  doubled: TableReading['doubled'];
  onePupil: readonly number[];
  onAnswer: (onePupil: number[]) => void;
}) {
  const { doubled, onePupil, onAnswer } = props;
  const t = useTranslations('Import');
  return doubled.map(({ rows: [first = 0, ...others], firstName }) => {
    const count = others.length + 1;
    const rows = t('rows', { count, list: [first, ...others].join(', ') });
    const rest = onePupil.filter((row) => row !== first);
    return (
      <div
        key={first}
        role="radiogroup"
        aria-labelledby={`doubled-${first}`}
        className="bg-amber-tint rounded-desk grid gap-2 p-4 sm:grid-cols-2"
      >
        <p id={`doubled-${first}`} className="font-semibold sm:col-span-2">
          {t('doubled', { name: firstName, count, rows })}
        </p>
        {[false, true].map((isOne) => (
          <Choice
            key={String(isOne)}
            type="radio"
            name={`import-doubled-${first}`}
            label={t(isOne ? 'one' : 'several', { count })}
            checked={onePupil.includes(first) === isOne}
            onChange={() => onAnswer(isOne ? [...rest, first] : rest)}
          />
        ))}
      </div>
    );
  });
}

export function UnsureNames({
  pupils,
  onChoose,
}: {
  pupils: readonly PupilRow[];
  onChoose: (firstNames: Record<number, string>) => void;
}) {
  const t = useTranslations('Import');
  if (pupils.length === 0) return null;
  const shortest = (names: readonly string[]) =>
    names.reduce((best, name) => (name.length < best.length ? name : best));
  return (
    <section className="bg-amber-tint rounded-desk p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 className="font-semibold">{t('alternatives', { count: pupils.length })}</h4>
        <Button
          look="secondary"
          size="small"
          onClick={() =>
            onChoose(
              Object.fromEntries(
                pupils.map(({ row, alternatives }) => [row, shortest(alternatives)]),
              ),
            )
          }
        >
          {t('onlyFirst')}
        </Button>
      </div>
      <div className="mt-3 grid max-h-72 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
        {pupils.map(({ row, firstName, alternatives }) => (
          <SelectField
            key={row}
            label={t('alternativeOf', { row })}
            value={firstName}
            onChange={(name) => onChoose({ [row]: name })}
          >
            {alternatives.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}

export function SkippedRows({ skipped }: { skipped: readonly SkippedRow[] }) {
  const t = useTranslations('Import');
  const rows = new Map<RowProblem, number[]>();
  for (const { row, problem } of skipped) {
    rows.set(problem, [...new Set([...(rows.get(problem) ?? []), row])]);
  }
  if (rows.size === 0) return null;
  const count = [...rows.values()].reduce((sum, { length }) => sum + length, 0);
  return (
    <section>
      <h4 className="font-semibold">{t('skipped', { count })}</h4>
      <ul className="text-ink-soft mt-1 text-sm">
        {[...rows].map(([problem, numbers]) => (
          <li key={problem}>
            {t(`problem.${problem}`)}:{' '}
            {numbers.length > mostNumbers
              ? t('rowCount', { count: numbers.length })
              : t('rows', { count: numbers.length, list: numbers.join(', ') })}
          </li>
        ))}
      </ul>
    </section>
  );
}
