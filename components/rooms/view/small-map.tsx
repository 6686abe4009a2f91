import { memo } from 'react';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { drawRoom, type RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { placeIn, roomExtent } from '@/lib/core/rooms/room-extent';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import { deskKey } from '@/lib/core/rooms/room';
import { nameWidths } from './name-width';

/** Height of a desk with its gap, where its width with the gap is 1. */
const pitch = 0.62;
const deskHigh = 0.54;
const boardSpace = 0.4;
const mostEm = 0.24;

interface SmallMapProps {
  room: RoomToDraw;
  seats: Seating;
  names: ReadonlyMap<PupilId, string>;
  /** Pupils who stand out. */
  marked?: ReadonlySet<PupilId>;
}

/**
 * A map small enough to stand beside others, cropped to its desks, with names as large as these allow. Decoration; the text beside it
 * says what it is about.
 */
export const SmallMap = memo(function SmallMap(props: SmallMapProps) {
  const { seats, names, marked } = props;
  if (props.room.desks.length === 0) return null;
  const room = drawRoom({ ...props.room, marks: [] });
  const extent = roomExtent(room);
  const width = extent.across;
  const height = extent.down * pitch;
  const pupilByDesk = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
  const space = { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 };
  space[room.boardSide] += boardSpace;
  return (
    <svg
      viewBox={[
        -space.left,
        -space.top,
        space.left + width + space.right,
        space.top + height + space.bottom,
      ].join(' ')}
      aria-hidden
      className="block max-h-full w-full"
    >
      <rect {...boardPlace(room.boardSide, width, height)} rx={0.06} className="fill-green" />
      {room.desks.map(({ desk, ...cell }) => {
        const at = placeIn(extent, cell);
        const pupil = pupilByDesk.get(deskKey(desk));
        const name = pupil === undefined ? undefined : names.get(pupil);
        const isMarked = pupil !== undefined && marked?.has(pupil);
        const look = isMarked
          ? 'fill-green-tint stroke-green'
          : name
            ? 'fill-surface stroke-desk-line'
            : 'fill-none stroke-line-strong';
        return (
          <g key={deskKey(desk)}>
            <rect
              x={at.across + 0.03}
              y={at.down * pitch + 0.04}
              width={0.94}
              height={deskHigh}
              rx={0.09}
              strokeWidth={isMarked ? 0.06 : 0.025}
              className={look}
            />
            {name && (
              <text
                x={at.across + 0.5}
                y={at.down * pitch + 0.04 + deskHigh / 2}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={Math.min(mostEm, 0.88 / nameWidths(name)[0])}
                className="fill-ink font-semibold [unicode-bidi:plaintext]"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
});

/** The board along its side of the drawing, as wide as 44 % of it. */
function boardPlace(side: BoardSide, width: number, height: number) {
  const deep = 0.14;
  const gap = 0.32;
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? -gap : height + gap - deep;
    return { x: width * 0.28, y, width: width * 0.44, height: deep };
  }
  const x = side === 'left' ? -gap : width + gap - deep;
  return { x, y: height * 0.28, width: deep, height: height * 0.44 };
}
