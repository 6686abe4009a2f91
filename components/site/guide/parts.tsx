import type { ReactNode } from 'react';

/** The chapters of the guide, in the order in which a new teacher needs them; the ids are used in URLs. */
const chapters = [
  { id: 'create-accounts', title: 'Opprett konto' },
  { id: 'register-class', title: 'Registrer en klasse' },
  { id: 'create-seatmap', title: 'Lag et klassekart' },
  { id: 'view-seatmap', title: 'Se og skriv ut kartet' },
  { id: 'edit-class', title: 'Rediger klassen' },
  { id: 'school', title: 'Skolen og kontoen' },
] as const;

export type ChapterId = (typeof chapters)[number]['id'];

function Number({ children }: { children: number }) {
  return (
    <span
      aria-hidden
      className="rounded-desk bg-birch text-ink grid size-9 shrink-0 place-items-center text-base font-bold"
    >
      {children}
    </span>
  );
}

export function Contents() {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="text-lg font-bold">
        Innhold
      </h2>
      <ol className="mt-3 grid gap-1 sm:max-lg:grid-cols-2">
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="rounded-desk hover:text-green flex min-h-11 items-center gap-3 pr-3 font-semibold underline-offset-4 hover:underline"
            >
              <Number>{index + 1}</Number>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line not-first:mt-16 not-first:border-t not-first:pt-12"
    >
      <p className="text-green font-bold">Del {index + 1}</p>
      <h2 id={`${id}-title`} className="mt-1 text-3xl font-bold sm:text-4xl">
        {chapters[index]!.title}
      </h2>
      {children}
    </section>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft mt-4 text-lg leading-relaxed">{children}</p>;
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="mt-8 grid grid-cols-1 gap-4 [counter-reset:step]">{children}</ol>;
}

export function Step({ children, picture }: { children: ReactNode; picture?: ReactNode }) {
  return (
    <li className="before:rounded-desk before:bg-birch grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 [counter-increment:step] before:grid before:size-9 before:place-items-center before:font-bold before:content-[counter(step)/'']">
      <div className="pt-1 leading-relaxed [&_p+p]:mt-3">{children}</div>
      {picture && <div className="col-span-full">{picture}</div>}
    </li>
  );
}

/** The label of a button or field of the app. */
export function Ui({ children }: { children: ReactNode }) {
  return <strong className="font-bold">«{children}»</strong>;
}

export function Tip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-green bg-surface shadow-card mt-8 rounded-2xl border-l-[0.4rem] p-5 leading-relaxed sm:p-6 [&_p]:mt-2">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}
