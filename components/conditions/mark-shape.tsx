const shapes = [
  { color: 'text-mark-0', path: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z' },
  { color: 'text-mark-1', path: 'M8 1.5 15.2 14H.8Z' },
  { color: 'text-mark-2', path: 'M2 2h12v12H2Z' },
  { color: 'text-mark-3', path: 'M8 .5 15.5 8 8 15.5.5 8Z' },
  {
    color: 'text-mark-4',
    path: 'm8 .8 2.2 4.7 5.2.7-3.8 3.6.9 5.2L8 12.5 3.5 15l.9-5.2L.6 6.2l5.2-.7Z',
  },
  { color: 'text-mark-5', path: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5Z' },
] as const;

export function MarkShape({
  symbol,
  className = 'size-4',
}: {
  symbol: number;
  className?: string;
}) {
  const shape = shapes[symbol];
  if (!shape) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="currentColor"
      className={`inline-block shrink-0 ${shape.color} ${className}`}
    >
      <path d={shape.path} />
    </svg>
  );
}
