export interface Source {
  by: string;
  title: string;
  in: string;
  href: string;
}

export function Cite({ source }: { source: number }) {
  return (
    <sup className="leading-none">
      <a
        href={`#source-${source}`}
        aria-label={`Source ${source}`}
        className="text-green pl-0.5 font-semibold"
      >
        {source}
      </a>
    </sup>
  );
}

export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <section aria-labelledby="sources" className="border-line mt-16 border-t pt-8">
      <h2 id="sources" className="text-xl font-bold">
        Sources
      </h2>
      <ol className="text-ink-soft mt-4 grid list-decimal gap-3 pl-6 text-base leading-relaxed">
        {sources.map((source, index) => (
          <li key={source.href} id={`source-${index + 1}`} className="target:text-ink pl-1">
            {source.by}.{' '}
            <a href={source.href} className="text-green underline underline-offset-2">
              {source.title}
            </a>
            . {source.in}.
          </li>
        ))}
      </ol>
    </section>
  );
}
