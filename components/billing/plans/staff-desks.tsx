import { tiers } from '@/lib/core/billing/plans';

const perRow = 10;
const rows = Math.ceil(Math.max(...tiers.map(({ seatLimit }) => seatLimit)) / perRow);

const desk = (at: number) =>
  `M${Number((at * 1.1 + Math.floor(at / 2) * 0.5).toFixed(1))} 0h.6v.2h-.6z`;
const draw = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => desk(from + index)).join('');

export function StaffDesks({ count, className }: { count: number; className?: string }) {
  const id = `staff-desks-${count}`;
  const fullRows = Math.floor(count / perRow);
  const rest = count % perRow;
  const wholeRows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => (
      <use key={index} href={`#${id}`} y={from + index} />
    ));
  return (
    <svg
      viewBox={`-.25 -.3 13 ${rows - 0.2}`}
      aria-hidden
      strokeWidth={0.4}
      strokeLinejoin="round"
      className={className}
    >
      <defs>
        <path id={id} d={draw(0, perRow)} />
      </defs>
      <g className="fill-green stroke-green">
        {wholeRows(0, fullRows)}
        {rest > 0 && <path d={draw(0, rest)} transform={`translate(0 ${fullRows})`} />}
      </g>
      <g className="fill-birch-deep stroke-birch-deep">
        {rest > 0 && <path d={draw(rest, perRow)} transform={`translate(0 ${fullRows})`} />}
        {wholeRows(fullRows + (rest > 0 ? 1 : 0), rows)}
      </g>
    </svg>
  );
}
