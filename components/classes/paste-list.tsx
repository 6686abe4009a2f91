'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { isPlainList } from '@/lib/core/classes/import/pasted-text';
import { splitNames } from '@/lib/core/classes/pupil-name';
import { SkipLeftovers } from './skip-leftovers';
import type { Refusal } from './use-add-names';

export function PasteList({
  text,
  refusal,
  isQuick,
  onChange,
  onAdd,
  onPasteTable,
  onSkip,
}: {
  text: string;
  refusal: Refusal | undefined;
  isQuick: boolean;
  onChange: (text: string) => void;
  onAdd: () => void;
  onPasteTable: (text: string) => void;
  onSkip: () => void;
}) {
  const t = useTranslations('Pupils');
  const id = useId();
  const error = refusal?.text;
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
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text.trim() !== '' || isPlainList(pasted)) return;
          event.preventDefault();
          onPasteTable(pasted);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={inputClass}
      />
      <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
        {t('listHint')}
      </p>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button onClick={onAdd}>
          {isQuick ? t('addList', { count: splitNames(text).length }) : t('previewList')}
        </Button>
        <SkipLeftovers count={refusal?.left.length ?? 0} onSkip={onSkip} />
      </div>
    </div>
  );
}
