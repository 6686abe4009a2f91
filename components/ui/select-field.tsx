import { useId, type ReactNode } from 'react';
import { inputClass } from './field';
import { FieldMessage } from './field-message';

export function SelectField({
  label,
  value,
  onChange,
  isLarge,
  isLabelHidden,
  error,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isLarge?: boolean;
  isLabelHidden?: boolean;
  error?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={
          isLabelHidden ? 'sr-only' : `mb-1.5 block font-semibold ${isLarge ? '' : 'text-sm'}`
        }
      >
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`${inputClass} truncate`}
      >
        {children}
      </select>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
}
