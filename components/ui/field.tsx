import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './field-message';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  hint?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  trailing?: ReactNode;
};

export function Field({ label, hint, error, trailing, className = '', ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${inputClass} ${trailing ? 'pr-12' : ''}`}
        />
        {trailing && <div className="absolute top-0 right-0">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </div>
  );
}

export const inputClass =
  'block w-full min-h-11 rounded-desk border border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-ink-soft/80 hover:border-ink-soft focus-visible:border-green aria-invalid:border-2 aria-invalid:border-red';
