'use client';

import { ArrowDown, ArrowUp, Ellipsis, GripVertical, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useContext, useState, type ButtonHTMLAttributes } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldMessage } from '@/components/ui/field-message';
import { nameFace } from '@/components/ui/name-face';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { nameWarning } from '@/lib/core/classes/pupil-name';
import { isComposing } from './is-composing';
import { PupilMarks } from './pupil-marks';
import { PupilNeedsContext } from './pupil-needs-context';

const errorKeys = { custom: 'doubled', too_big: 'tooLong', too_small: 'empty' } as const;

interface PupilRowProps {
  id: string;
  index: number;
  isFirstName: (name: string) => boolean;
  onRemove: () => void;
  onMove: (by: number) => void;
  handleProps: ButtonHTMLAttributes<HTMLButtonElement>;
}

const heightClass = 'min-h-11 pointer-fine:min-h-8 pointer-fine:text-sm';
const buttonClass = `rounded-desk text-ink-soft hover:text-green grid ${heightClass} min-w-8 shrink-0 place-items-center pointer-fine:min-w-7`;

export function PupilRow(props: PupilRowProps) {
  const { id, index, isFirstName, onRemove, onMove, handleProps } = props;
  const t = useTranslations('Pupils');
  const { register, control, formState } = useFormContext<ClassInput>();
  const name = useWatch({ control, name: `pupils.${index}.name` }) ?? '';
  const needs = useContext(PupilNeedsContext)(id);
  const [isOpen, setOpen] = useState(false);
  const error = formState.errors.pupils?.[index]?.name;
  const warning = isFirstName(name) ? undefined : nameWarning(name);
  const noteId = `pupil-${index}-note`;
  const shownName = name || String(index + 1);
  return (
    <li
      className={`group max-w-full min-w-0 scroll-mb-20 data-lifted:relative data-lifted:z-10 ${isOpen && needs ? 'w-full' : ''}`}
    >
      <div className="bg-birch focus-within:border-green group-data-lifted:border-green group-data-lifted:shadow-card flex w-fit max-w-full items-center rounded-full border border-transparent">
        <button
          type="button"
          data-handle
          {...handleProps}
          onClick={() => setOpen(!isOpen)}
          aria-label={t('move', { name: shownName, number: index + 1 })}
          className={`${heightClass} rounded-desk text-ink-soft hover:text-green grid min-w-7 shrink-0 cursor-grab touch-none place-items-center pl-1 active:cursor-grabbing pointer-fine:min-w-6`}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <input
          dir="auto"
          autoComplete="off"
          aria-label={t('pupilName', { number: index + 1 })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || warning ? noteId : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) {
              event.preventDefault();
              event.currentTarget.blur();
            }
          }}
          size={Math.max(2, name.length)}
          className={`aria-invalid:text-red field-sizing-content ${heightClass} max-w-full min-w-0 bg-transparent px-0.5 font-semibold outline-none ${nameFace(name)}`}
          {...register(`pupils.${index}.name`)}
        />
        <PupilMarks index={index} />
        {isOpen && (
          <>
            <button
              type="button"
              onClick={() => onMove(-1)}
              aria-label={t('moveEarlier', { name: shownName })}
              className={buttonClass}
            >
              <ArrowUp aria-hidden className="size-4" />
            </button>
            <button
              type="button"
              onClick={() => onMove(1)}
              aria-label={t('moveLater', { name: shownName })}
              className={buttonClass}
            >
              <ArrowDown aria-hidden className="size-4" />
            </button>
          </>
        )}
        {isOpen === Boolean(needs) && (
          <button
            type="button"
            data-remove
            onClick={onRemove}
            aria-label={t('remove', { name: shownName })}
            className={`${buttonClass} hover:text-red rounded-full`}
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
        {needs && (
          <button
            type="button"
            aria-label={t('needs', { name: shownName })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={`${buttonClass} rounded-full`}
          >
            <Ellipsis aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {isOpen && needs && <div className="px-3 pt-2 pb-3">{needs}</div>}
      {error ? (
        <div className="pl-7">
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
