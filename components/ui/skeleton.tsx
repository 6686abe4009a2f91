/** Grey shapes where content will be; the text says so to those who do not see them. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden className="bg-birch h-24 animate-pulse rounded-2xl" />
      ))}
    </div>
  );
}
