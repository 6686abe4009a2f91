'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldMessage } from '@/components/ui/field-message';
import type { ClassInput } from '@/lib/contracts/classes';
import { nameWarning } from '@/lib/core/classes/pupil-name';
import { isComposing } from './is-composing';

const errorKeys = { custom: 'doubled', too_big: 'tooLong', too_small: 'empty' } as const;

export function PupilRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations('Pupils');
  const { register, control, formState } = useFormContext<ClassInput>();
  const name = useWatch({ control, name: `pupils.${index}.name` }) ?? '';
  const error = formState.errors.pupils?.[index]?.name;
  const warning = nameWarning(name);
  const noteId = `pupil-${index}-note`;
  return (
    <li>
      <div className="rounded-desk border-line-strong bg-birch flex items-center border sm:gap-1">
        <span
          aria-hidden
          className="text-ink-soft w-6 shrink-0 text-right text-sm tabular-nums sm:w-8"
        >
          {index + 1}
        </span>
        <input
          dir="auto"
          autoComplete="off"
          aria-label={t('pupilName', { number: index + 1 })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || warning ? noteId : undefined}
          onKeyDown={(event) => {
            // Enter ends the renaming and does not submit the form.
            if (event.key === 'Enter' && !isComposing(event)) {
              event.preventDefault();
              event.currentTarget.blur();
            }
          }}
          className="rounded-desk aria-invalid:text-red min-h-11 w-full min-w-0 bg-transparent px-2"
          {...register(`pupils.${index}.name`)}
        />
        <button
          type="button"
          data-remove
          onClick={onRemove}
          aria-label={t('remove', { name: name || String(index + 1) })}
          className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      {error ? (
        <div className="pl-8 sm:pl-11">
          <FieldMessage id={noteId}>{t(errorKeys[error.type as 'custom'] ?? 'empty')}</FieldMessage>
        </div>
      ) : (
        warning && (
          <p id={noteId} className="text-amber mt-1 pl-8 text-sm sm:pl-11">
            {t(`warning.${warning}`)}
          </p>
        )
      )}
    </li>
  );
}
