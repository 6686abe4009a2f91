interface SegmentsProps<Option extends string> {
  label: string;
  options: readonly { value: Option; label: string }[];
  value: Option;
  onChange: (value: Option) => void;
  className?: string;
}

export function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { label, options, value, onChange, className = '' } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={`bg-birch inline-grid auto-cols-fr grid-flow-col gap-1 rounded-2xl p-1 print:hidden ${className}`}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-desk min-h-11 rounded-xl px-4 font-semibold"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
