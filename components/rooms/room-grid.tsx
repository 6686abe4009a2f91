import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { drawRoom, type DrawnRoom, type RoomToDraw, type Track } from '@/lib/core/rooms/drawn-room';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import type { Desk } from '@/lib/core/seating/model';
import { MarkPlate } from './mark-plate';

interface RoomGridProps {
  room: RoomToDraw;
  label: string;
  boardLabel: string;
  /** Minimum desk width in rem; a narrower room is scrolled instead. */
  deskMinRem: number;
  /** Whether the desks have buttons that take the focus. Otherwise the room itself takes it, for scrolling. */
  hasButtons?: boolean;
  /** Renders the content of a desk. Called row by row from the board, in reading order. */
  renderDesk: (desk: Desk) => ReactNode;
}

const columnSizes: Record<Track, string> = {
  desks: 'minmax(var(--desk-least), 1fr)',
  marks: 'minmax(2.25rem, 0.35fr)',
  floor: 'minmax(0.6rem, 0.35fr)',
};
const rowSizes: Record<Track, string> = {
  desks: 'minmax(var(--desk-high, 3.25rem), auto)',
  marks: 'minmax(2.25rem, auto)',
  floor: '0.8rem',
};

/** How the board and the desks stand to each other, by the side of the board. The board comes first in the text. */
const frames: Record<BoardSide, string> = {
  top: 'flex-col',
  bottom: 'flex-col-reverse',
  left: 'flex-row pl-4',
  right: 'flex-row-reverse pr-4',
};
const acrossClass = 'w-2/5 max-w-sm min-w-32 py-1.5';
const uprightClass = 'min-h-32 h-2/5 shrink-0 px-1.5 [writing-mode:vertical-rl]';
const boards: Record<BoardSide, string> = {
  top: acrossClass,
  bottom: acrossClass,
  left: `${uprightClass} rotate-180`,
  right: uprightClass,
};

/** A room seen from above: the board on its side, desks that are pushed together side by side, aisles narrower. */
export function RoomGrid({
  room,
  label,
  boardLabel,
  deskMinRem,
  hasButtons,
  renderDesk,
}: RoomGridProps) {
  if (room.desks.length === 0) return null;
  const drawn = drawRoom(room);
  const desks = [...drawn.desks].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
  const style: CSSProperties = {
    gridTemplateColumns: drawn.cols.map((track) => columnSizes[track]).join(' '),
    gridTemplateRows: drawn.rows.map((track) => rowSizes[track]).join(' '),
    maxWidth: `${drawn.cols.length * 8.5}rem`,
  };
  return (
    <div className="bg-birch rounded-2xl py-4 sm:py-6 print:bg-transparent print:p-0">
      <div className={`flex gap-4 ${frames[drawn.boardSide]}`}>
        <p
          className={`bg-green text-on-green self-center rounded-md text-center text-sm font-semibold ${boards[drawn.boardSide]}`}
        >
          {boardLabel}
        </p>
        <MarkSummary marks={drawn.marks} />
        <div
          role="group"
          aria-label={label}
          tabIndex={hasButtons ? undefined : 0}
          style={{ '--desk-least': `${deskMinRem}rem` } as CSSProperties}
          className="scroll-shadow relative min-w-0 flex-1 overflow-x-auto px-4 py-1 sm:px-6 print:overflow-visible print:p-0 print:[--desk-least:0rem]!"
        >
          <ul
            aria-label={label}
            className="mx-auto grid min-w-max gap-1 print:min-w-0"
            style={style}
          >
            {desks.map(({ desk, row, col }) => (
              <li
                key={`${desk.row},${desk.col}`}
                className="flex"
                style={{ gridRow: row + 1, gridColumn: col + 1 }}
              >
                {renderDesk(desk)}
              </li>
            ))}
            <Marks marks={drawn.marks} />
          </ul>
        </div>
      </div>
    </div>
  );
}

function Marks({ marks }: Pick<DrawnRoom, 'marks'>) {
  const t = useTranslations('Room');
  return marks.map(({ kind, row, col }) => (
    <li
      key={`mark-${row},${col}`}
      aria-hidden
      className="flex"
      style={{ gridRow: row + 1, gridColumn: col + 1 }}
    >
      <MarkPlate kind={kind} label={t(`mark.${kind}`)} />
    </li>
  ));
}

/** What else stands in the room, for screen readers. */
function MarkSummary({ marks }: Pick<DrawnRoom, 'marks'>) {
  const t = useTranslations('Room');
  const format = useFormatter();
  const counts = new Map<DrawnRoom['marks'][number]['kind'], number>();
  for (const { kind } of marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  const things = [...counts].map(([kind, count]) => t(`marks.${kind}`, { count }));
  return <p className="sr-only">{t('alsoThere', { things: format.list(things) })}</p>;
}
