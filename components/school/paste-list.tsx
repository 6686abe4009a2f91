'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { splitNames } from '@/lib/core/school/pupil-name';

/** A field for a whole list of names. Those that could not be added stay in it. */
export function PasteList({
  onAdd,
}: {
  onAdd: (names: string[]) => { left: string[]; error?: string };
}) {
  const t = useTranslations('Pupils');
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const names = splitNames(text);

  const add = () => {
    if (names.length === 0) return setError(t('emptyList'));
    const rest = onAdd(names);
    setText(rest.left.join('\n'));
    setError(rest.error);
  };
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
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={inputClass}
      />
      <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
        {t('listHint')}
      </p>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      <Button className="mt-3" onClick={add}>
        {t('addList', { count: names.length })}
      </Button>
    </div>
  );
}
