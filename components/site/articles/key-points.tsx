export function KeyPoints({ points }: { points: string[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="border-green bg-surface shadow-card mt-10 rounded-2xl border-l-[0.4rem] p-6 sm:p-8"
    >
      <h2 id="in-short" className="text-lg font-bold">
        In short
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden className="bg-green mt-2 h-2.5 w-4 shrink-0 rounded-[0.25rem]" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
