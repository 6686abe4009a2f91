export function StepNumber({ number, className = '' }: { number: number; className?: string }) {
  return (
    <span
      className={`bg-ink text-paper grid size-7 place-items-center rounded-[0.5rem] text-sm font-bold ${className}`}
    >
      {number}
    </span>
  );
}
