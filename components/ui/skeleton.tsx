const shapes = {
  rows: { frame: 'grid gap-4', count: 3, item: 'h-24' },
  cards: { frame: 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3', count: 3, item: 'h-96' },
  room: { frame: 'grid', count: 1, item: 'h-[28rem]' },
  form: { frame: 'grid max-w-3xl gap-6', count: 3, item: 'h-20 last:h-64' },
} as const;

export function Skeleton({
  label,
  kind = 'rows',
  rows = shapes[kind].count,
}: {
  label: string;
  kind?: keyof typeof shapes;
  rows?: number;
}) {
  const { frame, item } = shapes[kind];
  return (
    <div role="status" className={frame}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden className={`bg-birch animate-pulse rounded-2xl ${item}`} />
      ))}
    </div>
  );
}
