const rows = 5;
const pairs = 5;

/** Desks in pairs, filled row by row from the board. */
const places = Array.from({ length: rows * pairs * 2 }, (_, index) => ({
  x: (index % (pairs * 2)) * 1.1 + Math.floor((index % (pairs * 2)) / 2) * 0.5,
  y: Math.floor(index / (pairs * 2)),
}));

// The stroke rounds the corners, which keeps the path data short.
const draw = (desks: typeof places) =>
  desks.map(({ x, y }) => `M${x.toFixed(1)} ${y}h.6v.2h-.6z`).join('');

/** Fills as many desks as the plan allows teachers. Decoration; the features say the same in words. */
export function StaffDesks({ count, className }: { count: number; className?: string }) {
  return (
    <svg
      viewBox={`-.25 -.3 13 ${rows - 0.2}`}
      aria-hidden
      strokeWidth={0.4}
      strokeLinejoin="round"
      className={className}
    >
      <path d={draw(places.slice(count))} className="fill-birch-deep stroke-birch-deep" />
      <path d={draw(places.slice(0, count))} className="fill-green stroke-green" />
    </svg>
  );
}
