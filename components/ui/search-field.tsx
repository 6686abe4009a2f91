import { Field } from './field';

/** Finds in a list; `found` says how many there are, once something is typed. */
export function SearchField(props: {
  label: string;
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
  found: string;
}) {
  const { label, value, maxLength, onChange, found } = props;
  return (
    <div className="mb-6">
      <Field
        className="max-w-sm"
        type="search"
        label={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="text-ink-soft mt-2 min-h-6">
        {value.trim() !== '' && found}
      </p>
    </div>
  );
}
