import { useId, type ReactNode } from 'react';

export function Part(props: { title: string; text?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl font-bold">
        {props.title}
      </h2>
      {props.text && <p className="text-ink-soft mt-1 max-w-prose">{props.text}</p>}
      <div className="mt-5">{props.children}</div>
    </section>
  );
}
