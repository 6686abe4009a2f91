import { memo } from 'react';
import { nameFace } from '@/components/ui/name-face';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { drawRoom, type RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { deskAspect } from '@/lib/core/rooms/room-extent';
import { deskKey } from '@/lib/core/rooms/room';
import { shapeRoom } from '@/lib/core/rooms/room-shapes';
import { nameWidths } from './name-width';

const pitch = 1 / deskAspect;
const gap = { x: 0.03, y: 0.04 };
const mostEm = 0.24;

interface SmallMapProps {
  room: Omit<RoomToDraw, 'marks'>;
  seats: Seating;
  names: ReadonlyMap<PupilId, string>;
  marked?: ReadonlySet<PupilId>;
}

export const SmallMap = memo(function SmallMap(props: SmallMapProps) {
  const { seats, names, marked } = props;
  if (props.room.desks.length === 0) return null;
  const room = drawRoom({ ...props.room, marks: [] });
  const shapes = shapeRoom(room);
  const { board } = shapes;
  const pupilByDesk = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
  return (
    <svg
      viewBox={`0 0 ${shapes.width} ${shapes.height * pitch}`}
      aria-hidden
      className="block max-h-full w-full"
    >
      <rect
        x={board.x}
        y={board.y * pitch}
        width={board.width}
        height={board.height * pitch}
        rx={0.04}
        className="fill-green"
      />
      {room.desks.map(({ desk, ...cell }) => {
        const at = shapes.grid.box(cell);
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
              x={at.x + gap.x}
              y={at.y * pitch + gap.y}
              width={at.width - 2 * gap.x}
              height={at.height * pitch - 2 * gap.y}
              rx={0.09}
              strokeWidth={isMarked ? 0.06 : 0.025}
              className={look}
            />
            {name && (
              <text
                x={at.x + at.width / 2}
                y={(at.y + at.height / 2) * pitch}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={Math.min(mostEm, 0.88 / nameWidths(name)[0])}
                className={`fill-ink font-semibold [unicode-bidi:plaintext] ${nameFace(name)}`}
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
