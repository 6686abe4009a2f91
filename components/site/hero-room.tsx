const names = [
  ['Ada', 'Łukasz', 'Emma K', 'Jonas'],
  ['Đặng', 'Sofie', 'Оксана', 'Noah'],
  ['Iben', 'محمد', 'Filip', 'Amina'],
  ['Tuva', 'Oskar'],
];

/** A seating map as the product makes it, as part of the page. */
export function HeroRoom({ label, boardLabel }: { label: string; boardLabel: string }) {
  return (
    <div role="img" aria-label={label} className="bg-birch rounded-3xl p-5 sm:p-9">
      <p className="bg-green text-on-green mx-auto mb-7 w-1/2 rounded-md py-1.5 text-center text-sm font-semibold">
        {boardLabel}
      </p>
      <div className="grid gap-4">
        {names.map((row) => (
          <div key={row[0]} className="grid grid-cols-2 gap-6 sm:gap-10">
            {[0, 2].map((start) => (
              <div key={start} className="grid grid-cols-2 gap-1">
                {row.slice(start, start + 2).map((name) => (
                  <span
                    key={name}
                    className="rounded-desk border-birch-deep bg-surface shadow-desk grid min-h-14 place-items-center border font-semibold"
                  >
                    <bdi>{name}</bdi>
                  </span>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
