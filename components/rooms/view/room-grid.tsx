import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { drawRoom, type DrawnRoom, type RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { placeIn, roomExtent, type DrawnPlace } from '@/lib/core/rooms/room-extent';
import type { Box } from '@/lib/core/rooms/drawn-grid';
import { isUpright, type BoardSide } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import { shapeRoom, type RoomShapes } from '@/lib/core/rooms/room-shapes';
import { commonWidth, leastWidths } from './name-width';
import { RoomDrawing, share } from './room-drawing';
import { RoomFrame } from './room-frame';

interface RoomGridProps {
  room: RoomToDraw;
  label: string;
  boardLabel: string;
  names?: readonly string[];
  hasButtons?: boolean;
  canZoom?: boolean;
  tools?: ReactNode;
  renderDesk: (desk: Desk, at: DrawnPlace) => ReactNode;
}

const boards: Record<BoardSide, string> = {
  top: '',
  bottom: '',
  left: '[writing-mode:vertical-rl] rotate-180',
  right: '[writing-mode:vertical-rl]',
};

export function RoomGrid(props: RoomGridProps) {
  const { room, label, boardLabel, names = [], hasButtons, canZoom, tools, renderDesk } = props;
  if (room.desks.length === 0) return null;
  const drawn = drawRoom(room);
  const extent = roomExtent(drawn);
  const shapes = shapeRoom(drawn, extent);
  const desks = [...drawn.desks].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
  const [one, two, three] = leastWidths(names);
  const sizes = {
    '--across': shapes.width,
    '--down': shapes.height,
    '--common': commonWidth(names).toFixed(2),
    '--in-one': one.toFixed(2),
    '--in-two': two.toFixed(2),
    '--in-three': three.toFixed(2),
  } as CSSProperties;
  const across = (size: number) => `calc(var(--desk-width)*${size})`;
  const down = (size: number) => `calc(var(--desk-height)*${size})`;
  const { x, y } = shapes.grid.box({ row: 0, col: 0 });
  const { boardDepth } = shapes.grid;
  const boardStyle = {
    ...placeBox(shapes.board, shapes),
    '--board-depth': isUpright(drawn.boardSide) ? across(boardDepth.x) : down(boardDepth.y),
  };
  return (
    <RoomFrame label={label} sizes={sizes} hasButtons={hasButtons} canZoom={canZoom} tools={tools}>
      <div className="room-floor">
        <div
          className="relative shrink-0"
          style={{ width: across(shapes.width), height: down(shapes.height) }}
        >
          <svg aria-hidden className="room-drawing absolute inset-0 size-full overflow-visible">
            <RoomDrawing shapes={shapes} />
          </svg>
          <p className={`room-board ${boards[drawn.boardSide]}`} style={boardStyle}>
            {boardLabel}
          </p>
          <MarkSummary marks={drawn.marks} />
          <FurnitureNames shapes={shapes} />
          <ul
            aria-label={label}
            className="absolute grid"
            style={{
              left: across(x),
              top: down(y),
              gridTemplateColumns: extent.cols.map(across).join(' '),
              gridTemplateRows: extent.rows.map(down).join(' '),
            }}
          >
            {desks.map(({ desk, row, col }) => (
              <li
                key={`${desk.row},${desk.col}`}
                className="room-cell flex min-w-0"
                style={{ gridRow: row + 1, gridColumn: col + 1 }}
              >
                {renderDesk(desk, placeIn(extent, { row, col }))}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </RoomFrame>
  );
}

const placeBox = ({ x, y, width, height }: Box, whole: RoomShapes) => ({
  left: share(x, whole.width),
  top: share(y, whole.height),
  width: share(width, whole.width),
  height: share(height, whole.height),
});

function FurnitureNames({ shapes }: { shapes: RoomShapes }) {
  const t = useTranslations('Room.mark');
  return shapes.furniture.map(({ kind, label }, index) => (
    <span key={index} aria-hidden className="room-label" style={placeBox(label, shapes)}>
      <span>{t(kind)}</span>
    </span>
  ));
}

function MarkSummary({ marks }: Pick<DrawnRoom, 'marks'>) {
  const t = useTranslations('Room');
  const format = useFormatter();
  const counts = new Map<DrawnRoom['marks'][number]['kind'], number>();
  for (const { kind } of marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  const things = [...counts].map(([kind, count]) => t(`marks.${kind}`, { count }));
  return <p className="sr-only">{t('alsoThere', { things: format.list(things) })}</p>;
}
