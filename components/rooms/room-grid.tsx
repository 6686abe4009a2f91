import type { CSSProperties, ReactNode } from 'react';
import type { Desk, Room } from '@/lib/core/seating/model';

interface RoomGridProps {
  room: Room;
  label: string;
  boardLabel: string;
  /** Minimum desk width in rem; a narrower room is scrolled instead. */
  deskMinRem: number;
  /** Whether the desks have buttons that take the focus. Otherwise the room itself takes it, for scrolling. */
  hasButtons?: boolean;
  /** Renders the content of a desk. Called row by row from the board, in reading order. */
  renderDesk: (desk: Desk) => ReactNode;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A room seen from above: the board on top, desks that are pushed together side by side, aisles narrower. */
export function RoomGrid({
  room,
  label,
  boardLabel,
  deskMinRem,
  hasButtons,
  renderDesk,
}: RoomGridProps) {
  if (room.desks.length === 0) return null;
  const rows = new Set(room.desks.map((desk) => desk.row));
  const cols = new Set(room.desks.map((desk) => desk.col));
  const top = Math.min(...rows);
  const left = Math.min(...cols);
  const desks = [...room.desks].sort((a, b) => a.row - b.row || a.col - b.col);
  const columns = range(left, Math.max(...cols));
  const style: CSSProperties = {
    gridTemplateColumns: columns
      .map((col) => (cols.has(col) ? 'minmax(var(--desk-least), 1fr)' : 'minmax(0.6rem, 0.35fr)'))
      .join(' '),
    gridTemplateRows: range(top, Math.max(...rows))
      .map((row) => (rows.has(row) ? 'minmax(var(--desk-high, 3.25rem), auto)' : '0.8rem'))
      .join(' '),
    maxWidth: `${columns.length * 8.5}rem`,
  };
  return (
    <div className="bg-birch rounded-2xl py-4 sm:py-6 print:bg-transparent print:p-0">
      <p className="bg-green text-on-green mx-auto mb-4 w-2/5 max-w-sm min-w-32 rounded-md py-1.5 text-center text-sm font-semibold">
        {boardLabel}
      </p>
      <div
        role="group"
        aria-label={label}
        tabIndex={hasButtons ? undefined : 0}
        style={{ '--desk-least': `${deskMinRem}rem` } as CSSProperties}
        className="scroll-shadow relative overflow-x-auto px-4 py-1 sm:px-6 print:overflow-visible print:p-0 print:[--desk-least:0rem]!"
      >
        <ul aria-label={label} className="mx-auto grid min-w-max gap-1 print:min-w-0" style={style}>
          {desks.map((desk) => (
            <li
              key={`${desk.row},${desk.col}`}
              className="flex"
              style={{ gridRow: desk.row - top + 1, gridColumn: desk.col - left + 1 }}
            >
              {renderDesk(desk)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
