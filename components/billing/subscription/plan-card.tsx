import { useId, type ReactNode } from 'react';
import { StaffDesks } from '@/components/billing/plans/staff-desks';

interface Fact {
  label: string;
  value: ReactNode;
}

export function PlanCard(props: {
  owner: string;
  name: string;
  sentence: ReactNode;
  note?: ReactNode;
  facts?: (Fact | false)[];
  desks?: number;
  actions?: ReactNode;
}) {
  const titleId = useId();
  const { desks, actions } = props;
  const facts = (props.facts ?? []).filter((fact) => fact !== false);
  return (
    <section
      aria-labelledby={titleId}
      className="bg-birch grid items-center gap-x-10 gap-y-6 rounded-3xl p-6 sm:p-8 md:grid-cols-[1fr_13rem]"
    >
      <div className="min-w-0">
        <p className="text-ink-soft font-semibold">
          <bdi>{props.owner}</bdi>
        </p>
        <h2 id={titleId} className="mt-1 text-2xl font-extrabold sm:text-3xl">
          {props.name}
        </h2>
        <p className="mt-3 max-w-prose text-lg">{props.sentence}</p>
        {props.note && <div className="text-ink-soft mt-2 max-w-prose">{props.note}</div>}
      </div>
      {desks !== undefined && <StaffDesks count={desks} className="w-full max-md:hidden" />}
      {facts.length > 0 && (
        <dl className="border-birch-deep grid gap-x-8 gap-y-3 border-t pt-5 sm:grid-cols-2 md:col-span-full">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="flex flex-wrap gap-3 md:col-span-full">{actions}</div>}
    </section>
  );
}
