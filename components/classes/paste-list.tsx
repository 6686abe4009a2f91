'use client';

import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { splitNames } from '@/lib/core/classes/pupil-name';

/** A text area for a list of names. Names that cannot be added stay in it. */
export function PasteList({
  text,
  error,
  onChange,
  onAdd,
  skip,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onAdd: () => void;
  /** Button that discards the names that could not be added. */
  skip: ReactNode;
}) {
  const t = useTranslations('Pupils');
  const id = useId();
  return (
    <div className="border-line mt-5 border-t pt-5">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t('list')}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={8}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={inputClass}
      />
      <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
        {t('listHint')}
      </p>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button onClick={onAdd}>{t('addList', { count: splitNames(text).length })}</Button>
        {skip}
      </div>
    </div>
  );
}
