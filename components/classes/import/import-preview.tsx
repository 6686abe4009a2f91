'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { Notice } from '@/components/ui/notice';
import type { SheetFile } from '@/lib/client/files/use-sheet-file';
import { maxPupils, type Pupil } from '@/lib/contracts/classes/classes';
import { readTable, type TableChoice } from '@/lib/core/classes/import/read-table';
import {
  applyImport,
  reconcile,
  type Reconciled,
  type ReconcileAnswers,
} from '@/lib/core/classes/import/reconcile';
import { ImportColumns } from './import-columns';
import { ImportComparison } from './import-comparison';
import { ImportQuestion, LeftOut } from './import-questions';
import { DoubledNames, FoundNames, SkippedRows, UnsureNames } from './import-rows';

export interface ImportPreviewHandle {
  demandAnswer: () => void;
}

interface ImportPreviewProps {
  ref?: Ref<ImportPreviewHandle>;
  source: SheetFile;
  currentPupils: () => Pupil[];
  className: string;
  onUse: (pupils: Pupil[], added: number) => void;
  onCancel: () => void;
  onNames: (names: string[]) => void;
}

function bestSheet({ sheets }: SheetFile): number {
  const counts = sheets.map(({ cells }) => readTable(cells).pupils.length);
  return counts.indexOf(Math.max(...counts));
}

function withDefaults(answers: ReconcileAnswers, { unclear }: Reconciled): ReconcileAnswers {
  const taken = new Set(Object.values(answers.same));
  const same = { ...answers.same };
  for (const { pupil, candidates } of unclear) {
    if (pupil.id in same) continue;
    const free = candidates.find((name) => !taken.has(name)) ?? null;
    same[pupil.id] = free;
    if (free !== null) taken.add(free);
  }
  return { ...answers, same };
}

export function ImportPreview(props: ImportPreviewProps) {
  const { ref, source, currentPupils, onUse, onCancel, onNames } = props;
  const t = useTranslations('Import');
  const [sheetIndex, setSheetIndex] = useState(() => bestSheet(source));
  const startOf = (index: number): TableChoice => ({
    className: props.className,
    hidden: source.sheets[index]!.hidden,
  });
  const [choice, setChoice] = useState(() => startOf(sheetIndex));
  const [given, setGiven] = useState<ReconcileAnswers>({ removeGone: false, same: {} });
  const [isDemanded, setDemanded] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const sheet = source.sheets[sheetIndex]!;
  const reading = readTable(sheet.cells, choice);
  const { pupils, skipped, doubled, hadSurnames } = reading;
  const current = currentPupils();
  const compared = reconcile(current, pupils);
  const answers = withDefaults(given, compared);
  const result = applyImport(current, compared, answers, () => crypto.randomUUID());
  const isAllNew = current.length === 0;
  const isTooMany = result.length > maxPupils;
  const [isOpenAtFirst] = useState(isTooMany);
  const names = pupils.map(({ name }) => name).join('\n');

  const tellNames = useEffectEvent(() => onNames(isTooMany ? [] : names.split('\n')));
  useEffect(() => {
    tellNames();
  }, [names, isTooMany]);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({
    demandAnswer: () => {
      setDemanded(true);
      frame.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus();
    },
  }));
  const unsure = pupils.filter(({ alternatives }) => alternatives.length > 1);
  const added =
    result.length - current.filter(({ id }) => result.some((each) => each.id === id)).length;
  return (
    <section
      ref={frame}
      aria-labelledby="import-heading"
      className="border-line mt-5 grid gap-5 border-t pt-5"
    >
      <div>
        <h3
          id="import-heading"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-bold outline-none"
        >
          {t('title')}
        </h3>
        {source.fileName && (
          <p className="text-ink-soft text-sm break-words">
            {t('fromFile', { file: source.fileName })}
          </p>
        )}
        <p role="status" className="mt-2 font-semibold">
          {t(hadSurnames && pupils.length > 0 ? 'foundWithoutSurnames' : 'found', {
            count: pupils.length,
          })}
        </p>
        {hadSurnames && pupils.some(({ name, firstName }) => name !== firstName) && (
          <p className="text-ink-soft mt-1 text-sm">{t('initials')}</p>
        )}
      </div>
      <LeftOut reading={reading} />
      {reading.doubtfulHeading && (
        <ImportQuestion
          id="import-heading-row"
          question={t('isHeading', reading.doubtfulHeading)}
          yes={t('headingYes')}
          no={t('headingNo')}
          isYes={choice.isHeading !== false}
          onAnswer={(isHeading) => setChoice({ ...choice, isHeading })}
        />
      )}
      {sheet.hidden && (
        <ImportQuestion
          id="import-hidden-rows"
          question={t('hiddenRows', { count: sheet.hidden.length })}
          yes={t('hiddenLeave')}
          no={t('hiddenTake')}
          isYes={choice.hidden !== undefined}
          onAnswer={(isLeft) => setChoice({ ...choice, hidden: isLeft ? sheet.hidden : undefined })}
        />
      )}
      {!reading.isCertain && <Notice tone="warning">{t('unsure')}</Notice>}
      {pupils.length > 0 && <FoundNames pupils={pupils} />}
      <DoubledNames
        doubled={doubled}
        onePupil={choice.onePupil ?? []}
        onAnswer={(onePupil) => setChoice({ ...choice, onePupil })}
      />
      {!isAllNew && pupils.length > 0 && (
        <ImportComparison compared={compared} answers={answers} onAnswers={setGiven} />
      )}
      <details className="group" open={isOpenAtFirst || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          {t('details')}
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-3">
          <ImportColumns
            sheets={source.sheets}
            sheetIndex={sheetIndex}
            reading={reading}
            choice={choice}
            onSheet={(index) => {
              setSheetIndex(index);
              setChoice(startOf(index));
            }}
            onChoice={setChoice}
          />
          <UnsureNames
            pupils={unsure}
            onChoose={(firstNames) =>
              setChoice({ ...choice, firstNames: { ...choice.firstNames, ...firstNames } })
            }
          />
          <SkippedRows skipped={skipped} />
        </div>
      </details>
      <div>
        <FieldMessage>
          {isTooMany
            ? t('tooMany', { max: maxPupils, count: result.length })
            : isDemanded && t('decide')}
        </FieldMessage>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button disabled={isTooMany || pupils.length === 0} onClick={() => onUse(result, added)}>
            {isAllNew || added === result.length ? t('add', { count: pupils.length }) : t('update')}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </section>
  );
}
