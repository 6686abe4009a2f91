import { useId, useState } from 'react';
import { inputClass } from '@/components/ui/field';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small whole number. What is typed counts as soon as it is one from `least` to `most`. */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <span className="w-20">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={text ?? value}
          onChange={({ target }) => {
            setText(target.value);
            const typed = Number(target.value);
            if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed);
          }}
          onBlur={() => setText(undefined)}
          className={inputClass}
        />
      </span>
    </span>
  );
}
