import { useId, type Ref } from 'react';
import { inputClass } from '@/components/ui/field';

export function NameField(props: {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  problem: string | undefined;
  isWrong: boolean;
}) {
  const { ref, label, placeholder, value, onChange, onEnter, problem, isWrong } = props;
  const id = useId();
  return (
    <div className="relative w-36 sm:w-52">
      <input
        ref={ref}
        aria-label={label}
        aria-describedby={problem ? id : undefined}
        aria-invalid={isWrong || undefined}
        title={problem}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        }}
        className={inputClass}
      />
      {problem && (
        <p
          id={id}
          className="bg-surface border-line rounded-desk shadow-card absolute top-full right-0 z-30 mt-1 w-max max-w-64 border px-3 py-1.5 text-sm"
        >
          {problem}
        </p>
      )}
    </div>
  );
}
