import type { RoomShapes } from '@/lib/core/rooms/room-shapes';
import { toPath, toStrokes, type Ink, type Stroke } from '@/lib/core/rooms/room-strokes';

const fills: Record<Ink, string> = {
  floor: 'fill-birch print:fill-none',
  wall: 'fill-desk-line',
  window: 'fill-window',
  furniture: 'fill-birch-deep',
};
const inks: Record<Ink, string> = {
  floor: 'stroke-birch',
  wall: 'stroke-desk-line',
  window: 'stroke-window',
  furniture: 'stroke-birch-deep',
};

export function RoomDrawing({ shapes, line = 2 }: { shapes: RoomShapes; line?: number }) {
  const { width, height } = shapes;
  const strokes = toStrokes(shapes);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        overflow="visible"
      >
        {strokes
          .filter(({ fit }) => !fit)
          .map((stroke, index) => (
            <Drawn key={index} stroke={stroke} line={line} />
          ))}
      </svg>
      {strokes.map(
        (stroke, index) =>
          stroke.fit && (
            <svg
              key={index}
              x={share(stroke.fit.x, width)}
              y={share(stroke.fit.y, height)}
              width={share(stroke.fit.width, width)}
              height={share(stroke.fit.height, height)}
              viewBox="-0.5 -0.5 1 1"
              overflow="visible"
            >
              <Drawn stroke={stroke} line={line} />
            </svg>
          ),
      )}
    </>
  );
}

function Drawn({ stroke, line }: { stroke: Stroke; line: number }) {
  const { fill, ink, width, isDashed } = stroke;
  return (
    <path
      d={toPath(stroke)}
      className={`${fill ? fills[fill] : 'fill-none'} ${ink ? inks[ink] : ''}`}
      strokeWidth={width * line}
      strokeDasharray={isDashed ? `${2 * line} ${1.5 * line}` : undefined}
    />
  );
}

export const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
