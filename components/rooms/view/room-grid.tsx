import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { drawRoom, type DrawnRoom, type RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { placeIn, roomExtent, type DrawnPlace } from '@/lib/core/rooms/room-extent';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import type { Desk } from '@/lib/core/rooms/room';
import { MarkPlate } from './mark-plate';
import { commonWidth, leastWidths } from './name-width';
import { RoomFrame } from './room-frame';

interface RoomGridProps {
  room: RoomToDraw;
  label: string;
  boardLabel: string;
  /** The names on the desks: they decide the common size of all names. */
  names?: readonly string[];
  /** Whether the desks have buttons that take the focus. Otherwise the room itself takes it, for scrolling. */
  hasButtons?: boolean;
  /** Whether the room can be zoomed in. Otherwise it is only shown whole. */
  canZoom?: boolean;
  /** Stands beside the zoom. */
  tools?: ReactNode;
  /** Renders the content of a desk. Called row by row from the board, in reading order. */
  renderDesk: (desk: Desk, at: DrawnPlace) => ReactNode;
}

/** How the board and the desks stand to each other, by the side of the board. The board comes first in the text. */
const frames: Record<BoardSide, string> = {
  top: 'flex-col',
  bottom: 'flex-col-reverse',
  left: 'flex-row',
  right: 'flex-row-reverse',
};

/** The board is upright where it stands beside the desks. */
const boards: Record<BoardSide, string> = {
  top: 'room-board',
  bottom: 'room-board',
  left: 'room-board [writing-mode:vertical-rl] rotate-180',
  right: 'room-board [writing-mode:vertical-rl]',
};

const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/**
 * A room seen from above: the board on its side, desks that are pushed together side by side, aisles narrower. All of it
 * fits the width of its place and the height of the window; names are set by `NamePlate`.
 */
export function RoomGrid(props: RoomGridProps) {
  const { room, label, boardLabel, names = [], hasButtons, canZoom, tools, renderDesk } = props;
  if (room.desks.length === 0) return null;
  const drawn = drawRoom(room);
  const extent = roomExtent(drawn);
  const desks = [...drawn.desks].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
  const upright = isUpright(drawn.boardSide);
  const [one, two, three] = leastWidths(names);
  const sizes = {
    '--across': extent.across,
    '--down': extent.down,
    '--boards-across': upright ? 1 : 0,
    '--boards-down': upright ? 0 : 1,
    '--common': commonWidth(names).toFixed(2),
    '--in-one': one.toFixed(2),
    '--in-two': two.toFixed(2),
    '--in-three': three.toFixed(2),
  } as CSSProperties;
  const tracks = {
    gridTemplateColumns: extent.cols.map((size) => `calc(var(--desk-width)*${size})`).join(' '),
    gridTemplateRows: extent.rows.map((size) => `calc(var(--desk-height)*${size})`).join(' '),
  };
  return (
    <RoomFrame label={label} sizes={sizes} hasButtons={hasButtons} canZoom={canZoom} tools={tools}>
      <div className={`room-floor ${frames[drawn.boardSide]}`}>
        <p className={boards[drawn.boardSide]}>{boardLabel}</p>
        <MarkSummary marks={drawn.marks} />
        <ul aria-label={label} className="grid shrink-0" style={tracks}>
          {desks.map(({ desk, row, col }) => (
            <li
              key={`${desk.row},${desk.col}`}
              className="room-cell flex min-w-0"
              style={{ gridRow: row + 1, gridColumn: col + 1 }}
            >
              {renderDesk(desk, placeIn(extent, { row, col }))}
            </li>
          ))}
          <Marks marks={drawn.marks} />
        </ul>
      </div>
    </RoomFrame>
  );
}

function Marks({ marks }: Pick<DrawnRoom, 'marks'>) {
  const t = useTranslations('Room');
  return marks.map(({ kind, row, col }) => (
    <li
      key={`mark-${row},${col}`}
      aria-hidden
      className="room-cell flex min-w-0"
      style={{ gridRow: row + 1, gridColumn: col + 1 }}
    >
      <MarkPlate kind={kind} label={t(`mark.${kind}`)} />
    </li>
  ));
}

/** Lists the other things in the room, for screen readers. */
function MarkSummary({ marks }: Pick<DrawnRoom, 'marks'>) {
  const t = useTranslations('Room');
  const format = useFormatter();
  const counts = new Map<DrawnRoom['marks'][number]['kind'], number>();
  for (const { kind } of marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  const things = [...counts].map(([kind, count]) => t(`marks.${kind}`, { count }));
  return <p className="sr-only">{t('alsoThere', { things: format.list(things) })}</p>;
}
