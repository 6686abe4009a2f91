import { drawRoom, type RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { deskAspect } from '@/lib/core/rooms/room-extent';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import { shapeRoom } from '@/lib/core/rooms/room-shapes';
import { RoomDrawing } from './room-drawing';

const minAcross = 6;
const minDown = 5;
const edge = 0.1;
const gap = { x: 0.04, y: 0.06 };

export function RoomThumbnail({
  desks,
  marks,
  boardSide,
  taken = [],
  look = 'map',
}: RoomToDraw & {
  taken?: Desk[];
  look?: 'map' | 'outline';
}) {
  if (desks.length === 0) return null;
  const room = drawRoom({ desks, marks, boardSide });
  const shapes = shapeRoom(room);
  const [width, height] = [shapes.width * deskAspect, shapes.height];
  const whole = {
    width: Math.max(width, minAcross * deskAspect) + 2 * edge,
    height: Math.max(height, minDown) + 2 * edge,
  };
  const takenKeys = new Set(taken.map(deskKey));
  const free =
    look === 'map' ? 'fill-birch-deep stroke-line-strong' : 'fill-none stroke-line-strong';
  return (
    <svg
      viewBox={`${(width - whole.width) / 2} ${(height - whole.height) / 2} ${whole.width} ${whole.height}`}
      aria-hidden
      className="room-drawing block max-h-full w-full"
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="visible">
        <RoomDrawing shapes={shapes} line={1.25} />
        <g transform={`scale(${deskAspect} 1)`}>
          <rect
            {...shapes.board}
            rx={0.06}
            ry={0.1}
            className={look === 'map' ? 'fill-green' : 'fill-line-strong'}
          />
          {room.desks.map(({ desk, ...cell }) => {
            const { x, y, width, height } = shapes.grid.box(cell);
            return (
              <rect
                key={deskKey(desk)}
                x={x + gap.x}
                y={y + gap.y}
                width={width - 2 * gap.x}
                height={height - 2 * gap.y}
                rx={0.1}
                ry={0.16}
                className={takenKeys.has(deskKey(desk)) ? 'fill-green' : free}
              />
            );
          })}
        </g>
      </svg>
    </svg>
  );
}
