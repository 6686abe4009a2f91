'use client';

import { useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { cellKind } from '@/lib/core/classes/import/cell-kind';
import type { RowProblem, TableReading } from '@/lib/core/classes/import/read-table';

const ofLayout: readonly RowProblem[] = ['empty', 'heading', 'aboveHeading', 'otherClass'];

const mostNamed = 5;

export function LeftOut({ reading }: { reading: TableReading }) {
  const t = useTranslations('Import');
  const left = reading.skipped.filter(({ problem }) => !ofLayout.includes(problem));
  const rows = new Set([...reading.pupils, ...left].map(({ row }) => row)).size;
  const counts = t('counts', { rows, pupils: reading.pupils.length, left: left.length });
  if (left.length === 0) return <p className="text-ink-soft text-sm">{counts}</p>;
  const named = left
    .slice(0, mostNamed)
    .map(({ row, text }) => (text ? t('leftOut', { row, text }) : t('leftOutEmpty', { row })));
  const sentence = `${counts} ${named.join(', ')}${left.length > mostNamed ? ' …' : '.'}`;
  const hasName = left.some(
    ({ problem, text }) =>
      problem !== 'footer' && problem !== 'sameRow' && cellKind(text) === 'name',
  );
  return hasName ? (
    <Notice tone="warning">{sentence}</Notice>
  ) : (
    <p className="text-ink-soft text-sm">{sentence}</p>
  );
}

interface QuestionProps {
  id: string;
  question: string;
  yes: string;
  no: string;
  isYes: boolean;
  onAnswer: (isYes: boolean) => void;
}

export function ImportQuestion({ id, question, yes, no, isYes, onAnswer }: QuestionProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="bg-amber-tint rounded-desk grid gap-2 p-4 sm:grid-cols-2"
    >
      <p id={id} className="font-semibold sm:col-span-2">
        {question}
      </p>
      {[true, false].map((answer) => (
        <Choice
          key={String(answer)}
          type="radio"
          name={id}
          label={answer ? yes : no}
          checked={isYes === answer}
          onChange={() => onAnswer(answer)}
        />
      ))}
    </div>
  );
}
