import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactNode } from 'react';
import { kinds } from '@/lib/core/conditions/kinds';
import { proseParts, Section, type sectionsOf } from '../prose-parts';
import { Picture } from './picture';

type Chapters = ReturnType<typeof sectionsOf>;

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

export function Contents({ chapters }: { chapters: Chapters }) {
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

export function Chapter({ number, id, title, children }: Chapters[number] & { number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line not-first:mt-16 not-first:border-t not-first:pt-12"
    >
      <p className="text-green font-bold">Del {number}</p>
      <h2 id={`${id}-title`} className="mt-1 text-3xl font-bold sm:text-4xl">
        {title}
      </h2>
      <div className="[&_a]:text-green [&_a]:underline [&>p]:mt-4 [&>p]:leading-relaxed">
        {children}
      </div>
    </section>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <div className="text-ink-soft mt-4 text-lg leading-relaxed">{children}</div>;
}

function Heading({ children }: { children?: ReactNode }) {
  return <h3 className="mt-12 text-2xl font-bold">{children}</h3>;
}

const isPicture = (node: ReactNode) => isValidElement(node) && node.type === Picture;

function Steps({ children }: { children?: ReactNode }) {
  const steps = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>);
  return (
    <ol className="mt-8 grid grid-cols-1 gap-4">
      {steps.map(({ key, props }, index) => {
        const parts = Children.toArray(props.children);
        const pictures = parts.filter(isPicture);
        return (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <Number>{index + 1}</Number>
            <div className="pt-1 leading-relaxed [&_p+p]:mt-3">
              {parts.filter((part) => !isPicture(part))}
            </div>
            {pictures.length > 0 && <div className="col-span-full">{pictures}</div>}
          </li>
        );
      })}
    </ol>
  );
}

const words = () => getTranslations({ locale: 'no' });

async function Ui({ of }: { of: string }) {
  const t = await words();
  return <strong className="font-bold">«{t(of as 'Absent.title', { count: 0 })}»</strong>;
}

function Tip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-green bg-surface shadow-card mt-8 rounded-2xl border-l-[0.4rem] p-5 leading-relaxed sm:p-6 [&_p]:mt-2">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

const conditionTypes = Object.keys(kinds).map(
  (type) => (type === 'zone' ? 'place' : type) as 'place',
);

async function ConditionKinds() {
  const t = await words();
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-2">
      {conditionTypes.map((type) => (
        <div key={type} className="rounded-desk bg-birch px-4 py-3">
          <dt className="font-bold">{t(`Conditions.type.${type}`)}</dt>
          <dd className="leading-snug">{t(`Conditions.explain.${type}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const guideParts = {
  ...proseParts,
  ...{ h3: Heading, ol: Steps },
  ...{ ConditionKinds, Lead, Picture, Section, Tip, Ui },
};
