'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { SelectField } from '@/components/ui/select-field';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useMoveYear } from '@/lib/client/school/use-school-year';
import type { YearProposal } from '@/lib/contracts/school/school-year';
import { formatSchoolYear, schoolYearAt } from '@/lib/core/school/grades';
import type { YearAction } from '@/lib/core/school/year-move';
import { countActions, groupByGrade, toExceptions, type Choices } from './chosen-actions';
import { GradeGroup } from './grade-group';

function nextYears(schoolYear: number | null, now: Date): number[] {
  const calendarYear = now.getFullYear();
  if (schoolYear !== null) return schoolYear < calendarYear ? [schoolYear + 1] : [];
  const current = schoolYearAt(calendarYear, now.getMonth() + 1);
  return [current, current + 1];
}

function useFocusAfterDialog(isOpen: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isOpen]);
}

export function YearForm({ schoolId, proposal }: { schoolId: string; proposal: YearProposal }) {
  const t = useTranslations('SchoolYear');
  const errorText = useErrorText();
  const move = useMoveYear(schoolId);
  const [choices, setChoices] = useState<Choices>({});
  const [isAsking, setAsking] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const [today] = useState(() => new Date());
  const years = nextYears(proposal.schoolYear, today);
  const [chosenYear, setChosenYear] = useState<number>();
  const schoolYear =
    years.find((each) => each === (chosenYear ?? today.getFullYear())) ?? years[0] ?? 0;
  // Idempotency key of the change to a new school year: a retry with unchanged input sends the same id.
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const { classes } = proposal;
  const counts = countActions(classes, choices);
  const summary = t('summary', counts);
  const year = formatSchoolYear(schoolYear);

  const choose = (ids: readonly string[], action: YearAction) => {
    setId(crypto.randomUUID());
    setChoices({ ...choices, ...Object.fromEntries(ids.map((each) => [each, action])) });
  };
  const begin = async () => {
    const { fingerprint } = proposal;
    const input = { id, schoolYear, fingerprint, choices: toExceptions(classes, choices) };
    try {
      const made = await move.mutateAsync(input);
      setChoices({});
      setHasChanged(false);
      window.scrollTo({ top: 0 });
      notify({ type: 'success', message: t('begun', { year: formatSchoolYear(made.schoolYear) }) });
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.code === 'changedMeanwhile';
      if (!isOutdated) throw error;
      setHasChanged(true);
    }
    setId(crypto.randomUUID());
  };
  useFocusAfterDialog(isAsking);
  if (classes.length === 0) return <p>{t('none')}</p>;
  if (years.length === 0) {
    const next = proposal.schoolYear! + 1;
    return <p>{t('later', { year: formatSchoolYear(next), from: String(next) })}</p>;
  }
  return (
    <div className="grid gap-6 *:min-w-0">
      {!proposal.hasGrades && <Notice tone="info">{t('noGrades')}</Notice>}
      {years.length > 1 && (
        <div className="max-w-64">
          <SelectField
            isLarge
            label={t('year')}
            value={String(schoolYear)}
            onChange={(value) => setChosenYear(Number(value))}
          >
            {years.map((each) => (
              <option key={each} value={each}>
                {formatSchoolYear(each)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {groupByGrade(classes).map((group) => (
        <GradeGroup key={group.grade} {...group} choices={choices} onChoose={choose} />
      ))}
      {hasChanged && <Notice tone="warning">{t('changed')}</Notice>}
      <p role="status" className="text-lg">
        {summary}
      </p>
      <div>
        <Button size="large" onClick={() => setAsking(true)}>
          {t('begin', { year })}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('beginTitle', { year })}
        text={t('beginText', { summary })}
        confirmLabel={t('begin', { year })}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={begin}
      />
    </div>
  );
}
