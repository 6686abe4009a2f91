'use client';

import { useTranslations } from 'next-intl';
import type { Sheet } from '@/lib/client/files/sheet';
import type { TableColumn } from '@/lib/core/classes/import/find-columns';
import type { NameOrder } from '@/lib/core/classes/import/full-name';
import type { TableChoice, TableReading } from '@/lib/core/classes/import/read-table';
import { SelectField } from '@/components/ui/select-field';

const orders: NameOrder[] = ['firstNameOnly', 'firstNameFirst', 'surnameFirst'];

function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}

export function ImportColumns({
  sheets,
  sheetIndex,
  reading,
  choice,
  onSheet,
  onChoice,
}: {
  sheets: readonly Sheet[];
  sheetIndex: number;
  reading: TableReading;
  choice: TableChoice;
  onSheet: (index: number) => void;
  onChoice: (choice: TableChoice) => void;
}) {
  const t = useTranslations('Import');
  const { columns, column, order, classes, className } = reading;
  const describe = ({ heading, samples }: TableColumn) => heading || samples.join(', ') || '–';
  const chosen = columns.find(({ index }) => index === column);
  const hasSeveralWords = (chosen?.severalWords ?? 0) > 0;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sheets.length > 1 && (
        <SelectField
          label={t('sheet')}
          value={String(sheetIndex)}
          onChange={(value) => onSheet(Number(value))}
        >
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {columns.length > 1 && (
        <SelectField
          label={t('column')}
          value={String(column ?? '')}
          onChange={(value) =>
            onChoice({
              className: choice.className,
              column: value === 'all' ? 'all' : Number(value),
            })
          }
        >
          {columns.map((each) => (
            <option key={each.index} value={each.index}>
              {`${columnLetter(each.index)}: ${describe(each)}`}
            </option>
          ))}
          <option value="all">{t('allCells')}</option>
        </SelectField>
      )}
      {(hasSeveralWords || choice.order !== undefined) && (
        <SelectField
          label={t('order')}
          value={order}
          onChange={(value) => onChoice({ ...choice, order: value as NameOrder, firstNames: {} })}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {t(`orders.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {classes.length > 0 && (
        <SelectField
          label={t('class')}
          value={className ?? ''}
          onChange={(value) => onChoice({ ...choice, className: value || null })}
        >
          <option value="">
            {t('allClasses', { count: classes.reduce((sum, { count }) => sum + count, 0) })}
          </option>
          {classes.map(({ name, count }) => (
            <option key={name} value={name}>
              {`${name} (${count})`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
