import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  type: 'checkbox' | 'radio';
  label: string;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Choice({ label, hint, className = '', ...input }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`border-line-strong bg-surface rounded-desk has-checked:border-green has-checked:bg-green-tint hover:border-ink-soft flex min-h-11 cursor-pointer gap-3 border px-3.5 py-3 ${className}`}
    >
      <input
        {...input}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="accent-green mt-0.5 size-5 shrink-0"
      />
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-ink-soft mt-0.5 block text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
