'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { schoolGrades } from '@/lib/core/school/grades';

const ranges = [
  ['1', '7'],
  ['8', '10'],
  ['1', '10'],
  ['Vg1', 'Vg3'],
] as const;

export function GradeChoice(props: {
  value: readonly string[];
  onChange: (grades: string[]) => void;
}) {
  const { value, onChange } = props;
  const t = useTranslations('SchoolSettings');
  const toggle = (grade: string) =>
    onChange(value.includes(grade) ? value.filter((one) => one !== grade) : [...value, grade]);
  return (
    <fieldset aria-describedby="grades-hint">
      <legend className="mb-1.5 font-semibold">{t('grades')}</legend>
      <div className="flex flex-wrap gap-2">
        {ranges.map(([first, last]) => (
          <Button
            key={`${first}-${last}`}
            look="secondary"
            size="small"
            onClick={() =>
              onChange(
                schoolGrades.slice(schoolGrades.indexOf(first), schoolGrades.indexOf(last) + 1),
              )
            }
          >
            {first}–{last}
          </Button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {schoolGrades.map((grade) => (
          <label
            key={grade}
            className="border-line-strong bg-surface rounded-desk has-checked:border-green has-checked:bg-green-tint hover:border-ink-soft flex min-h-11 min-w-14 cursor-pointer items-center justify-center gap-1.5 border px-3 font-semibold"
          >
            <input
              type="checkbox"
              checked={value.includes(grade)}
              onChange={() => toggle(grade)}
              className="accent-green size-4"
            />
            {grade}
          </label>
        ))}
      </div>
      <p id="grades-hint" className="text-ink-soft mt-1.5 text-sm">
        {t('gradesHint')}
      </p>
    </fieldset>
  );
}
