import type { ReactNode } from 'react';
import { Field } from './field';

export function SearchField(props: {
  label: string;
  hint?: ReactNode;
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
  found?: string;
  className?: string;
}) {
  const { onChange, found, className = 'max-w-sm', ...field } = props;
  const search = (
    <Field
      {...field}
      type="search"
      className={className}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (found === undefined) return search;
  return (
    <div className="mb-6">
      {search}
      <p role="status" className="text-ink-soft mt-2 min-h-6">
        {field.value.trim() !== '' && found}
      </p>
    </div>
  );
}
