'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { ProposedClass } from '@/lib/contracts/school/school-year';
import { isGradeNumber } from '@/lib/core/classes/grade';
import type { YearAction } from '@/lib/core/school/year-move';
import { actionFor, possibleActions, type Choices } from './chosen-actions';

const openUpTo = 6;

export function GradeGroup(props: {
  grade: string;
  classes: readonly ProposedClass[];
  choices: Choices;
  onChoose: (ids: readonly string[], action: YearAction) => void;
}) {
  const { grade, classes, choices, onChoose } = props;
  const t = useTranslations('SchoolYear');
  const id = useId();
  const [isOpen, setOpen] = useState(classes.length <= openUpTo);
  const actions = new Set(classes.map((each) => actionFor(each, choices)));
  const [first] = actions;
  const possible = possibleActions(classes[0]!);
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface shadow-card rounded-2xl border p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-xl font-bold break-words">
            {isGradeNumber(grade) ? t('gradeNumber', { grade }) : grade}
          </h2>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="text-ink-soft hover:text-green inline-flex min-h-11 items-center gap-1.5"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`}
            />
            {t('groupFacts', { count: classes.length })}
          </button>
        </div>
        <div className="w-full sm:w-64">
          <SelectField
            label={t('all')}
            value={actions.size === 1 ? first! : ''}
            onChange={(action) =>
              onChoose(
                classes.map((each) => each.id),
                action as YearAction,
              )
            }
          >
            {actions.size > 1 && (
              <option value="" disabled>
                {t('mixed')}
              </option>
            )}
            {possible.map((action) => (
              <option key={action} value={action}>
                {t(action)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {isOpen && (
        <ul className="divide-line mt-3 divide-y">
          {classes.map((each) => (
            <ClassChoice
              key={each.id}
              entry={each}
              action={actionFor(each, choices)}
              onChoose={(action) => onChoose([each.id], action)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClassChoice(props: {
  entry: ProposedClass;
  action: YearAction;
  onChoose: (action: YearAction) => void;
}) {
  const { entry, action, onChoose } = props;
  const t = useTranslations('SchoolYear');
  const label = (each: YearAction) => (each === 'up' && entry.up ? t('upTo', entry.up) : t(each));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 break-words">
        <bdi className="font-semibold">{entry.name}</bdi>{' '}
        <bdi className="text-ink-soft">{entry.teacherName ?? t('withoutTeacher')}</bdi>
      </p>
      <div className="w-full sm:w-64">
        <SelectField
          isLabelHidden
          label={t('choice', { name: entry.name })}
          value={action}
          onChange={(value) => onChoose(value as YearAction)}
        >
          {possibleActions(entry).map((each) => (
            <option key={each} value={each}>
              {label(each)}
            </option>
          ))}
        </SelectField>
      </div>
    </li>
  );
}
