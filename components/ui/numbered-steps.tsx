export function NumberedSteps({ steps, className }: { steps: string[]; className: string }) {
  return (
    <ol className={`grid gap-4 ${className}`}>
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden
            className="rounded-desk bg-birch grid size-9 shrink-0 place-items-center font-bold"
          >
            {index + 1}
          </span>
          <span className="pt-1">{step}</span>
        </li>
      ))}
    </ol>
  );
}
