import { ChevronDown } from 'lucide-react';
import type { LegalText } from './read-legal-text';

function Links({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <ol className="grid text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="rounded-desk text-ink-soft hover:bg-birch hover:text-ink grid min-h-11 grid-cols-[1.75rem_1fr] items-center py-1 pr-2 leading-snug lg:min-h-9"
          >
            <span className="text-green font-semibold tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function LegalContents({
  label,
  sections,
}: Pick<LegalText, 'sections'> & { label: string }) {
  return (
    <div className="print:hidden">
      <details className="group border-line bg-surface max-w-[42rem] rounded-2xl border lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-2xl px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-3">
          <Links sections={sections} />
        </div>
      </details>
      <nav
        aria-label={label}
        className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden"
      >
        <p aria-hidden className="mb-2 font-semibold">
          {label}
        </p>
        <Links sections={sections} />
      </nav>
    </div>
  );
}
