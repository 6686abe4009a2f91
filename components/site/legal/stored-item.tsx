import type { ReactNode } from 'react';

/** An item that the product stores in the visitor's browser: its name and facts. */
export function StoredItem({
  name,
  facts,
}: {
  name: string;
  facts: { term: string; text: ReactNode }[];
}) {
  return (
    <div className="border-line bg-surface mt-4 break-inside-avoid rounded-2xl border p-5">
      <h3 className="font-mono text-base font-semibold wrap-anywhere">{name}</h3>
      <dl className="mt-3 grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-4 gap-y-2 leading-normal sm:grid-cols-[7rem_minmax(0,1fr)]">
        {facts.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
