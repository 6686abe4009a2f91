import { useTranslations } from 'next-intl';

const facts = ['type', 'when', 'purpose', 'duration'] as const;

export function StoredItem(item: Record<'name' | (typeof facts)[number], string>) {
  const t = useTranslations('Legal.stored');
  return (
    <div className="border-line bg-surface mt-4 break-inside-avoid rounded-2xl border p-5">
      <h3 className="font-mono text-base font-semibold wrap-anywhere">{item.name}</h3>
      <dl className="mt-3 grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-4 gap-y-2 leading-normal sm:grid-cols-[7rem_minmax(0,1fr)]">
        {facts.map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-ink-soft">{t(fact)}</dt>
            <dd>{item[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
