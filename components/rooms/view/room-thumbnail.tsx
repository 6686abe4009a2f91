import {
  drawRoom,
  type DrawnRoom,
  type RoomToDraw,
  type ShownMarkKind,
} from '@/lib/core/rooms/drawn-room';
import type { BoardSide } from '@/lib/core/rooms/room-plan';

interface Cell {
  row: number;
  col: number;
}

/** Least extent of the picture, in desks: a tiny room's desks are not drawn larger than others'. */
const minCols = 7;
const minRows = 5;
const deskPitch = 0.72;
/** Space around the desks, and beyond it on the side of the board. */
const edge = 0.1;
const boardSpace = 0.65;
const boardDepth = 0.22;
const lowerEdge = 0.15;

/**
 * A small drawing of a room: the board on its side, taken desks green, free ones birch; an outline without a map.
 * Decoration; the text beside it says the same.
 */
export function RoomThumbnail({
  desks,
  marks,
  boardSide,
  taken = [],
  look = 'map',
}: RoomToDraw & {
  taken?: Cell[];
  look?: 'map' | 'outline';
}) {
  if (desks.length === 0) return null;
  const room = drawRoom({ desks, marks, boardSide });
  const width = room.cols.length;
  const height = room.rows.length * deskPitch;
  const spareWidth = Math.max(0, minCols - width);
  const spareHeight = Math.max(0, minRows * deskPitch - height);
  const space = { top: edge, right: edge, bottom: lowerEdge, left: edge };
  space[room.boardSide] = edge + boardSpace;
  const takenKeys = new Set(taken.map(({ row, col }) => `${row},${col}`));
  const free =
    look === 'map' ? 'fill-birch-deep stroke-line-strong' : 'fill-none stroke-line-strong';
  return (
    <svg
      viewBox={[
        -space.left - spareWidth / 2,
        -space.top - spareHeight / 2,
        space.left + width + space.right + spareWidth,
        space.top + height + space.bottom + spareHeight,
      ].join(' ')}
      aria-hidden
      className="block max-h-full w-full"
    >
      <rect
        {...boardRect(room.boardSide, width, height)}
        rx={boardDepth / 2}
        className={look === 'map' ? 'fill-green' : 'fill-line-strong'}
      />
      {room.marks.map((mark) => (
        <ThumbnailMark key={`${mark.row},${mark.col}`} {...mark} />
      ))}
      {room.desks.map(({ desk, row, col }) => (
        <rect
          key={`${desk.row},${desk.col}`}
          x={col + 0.05}
          y={row * deskPitch + 0.06}
          width={0.9}
          height={0.6}
          rx={0.16}
          strokeWidth={0.05}
          className={takenKeys.has(`${desk.row},${desk.col}`) ? 'fill-green' : free}
        />
      ))}
    </svg>
  );
}

/** The board along its side, as wide as 44 % of it. */
function boardRect(side: BoardSide, width: number, height: number) {
  const gap = 0.6;
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? -gap : height + gap - boardDepth;
    return { x: width * 0.28, y, width: width * 0.44, height: boardDepth };
  }
  const x = side === 'left' ? -gap : width + gap - boardDepth;
  return { x, y: height * 0.28, width: boardDepth, height: height * 0.44 };
}

const markLooks: Record<ShownMarkKind, string> = {
  teacherDesk: 'fill-ink-soft',
  door: 'fill-none stroke-ink-soft',
  window: 'fill-line-strong',
  cupboard: 'fill-line-strong',
  sofa: 'fill-line-strong',
};

/** A mark, smaller than a desk: the teacher's desk filled, a door as an arc, a window as a bar. */
function ThumbnailMark({ kind, row, col }: DrawnRoom['marks'][number]) {
  const x = col + 0.2;
  const y = row * deskPitch + 0.16;
  if (kind === 'door') {
    const arc = `M${x} ${y}v0.4h0.4a0.4 0.4 0 0 0 -0.4 -0.4`;
    return <path d={arc} strokeWidth={0.08} className={markLooks.door} />;
  }
  if (kind === 'window') {
    return (
      <rect x={x} y={y + 0.12} width={0.6} height={0.16} rx={0.05} className={markLooks.window} />
    );
  }
  return <rect x={x} y={y} width={0.6} height={0.4} rx={0.1} className={markLooks[kind]} />;
}
