import type { ReactNode } from 'react';
import {
  doorPaths,
  doorSize,
  doorTurn,
  pillarPath,
  pillarSize,
  turnedTablePaths,
} from '@/lib/core/rooms/fitted-paths';
import { toPath } from '@/lib/core/rooms/drawn-path';
import type { Box, Point } from '@/lib/core/rooms/drawn-grid';
import type { FurnitureKind, RoomShapes } from '@/lib/core/rooms/room-shapes';

/** The look of furniture; a cupboard as in a plan of a house. */
const furniture: Record<FurnitureKind, { className: string; dash?: string }> = {
  teacherDesk: { className: 'fill-birch-deep stroke-desk-line' },
  cupboard: { className: 'fill-none stroke-desk-line', dash: '4 3' },
  sofa: { className: 'fill-birch-deep stroke-desk-line' },
};

/**
 * A room's floor, walls, doors, windows and furniture, for an SVG as large as the room. The board and the desks come above.
 * `line` is the width of a wall in pixels.
 */
export function RoomDrawing({ shapes, line = 2 }: { shapes: RoomShapes; line?: number }) {
  const { width, height, floor, walls, windows } = shapes;
  const windowPath = windows.map(({ from, to }) => toPath([[from, to]], false)).join('');
  const thin = line / 2;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path
          d={toPath(floor)}
          className="fill-birch stroke-desk-line print:fill-none"
          strokeWidth={line}
        />
        {shapes.furniture.map(({ kind, outline }, index) => {
          const { className, dash } = furniture[kind];
          return (
            <path
              key={index}
              d={toPath(outline)}
              className={className}
              strokeWidth={thin}
              strokeDasharray={dash}
              strokeLinejoin="round"
            />
          );
        })}
        <path
          d={walls.map((wall) => toPath([wall], wall.length > 2)).join('')}
          className="stroke-desk-line fill-desk-line"
          strokeWidth={2 * line}
          strokeLinecap="square"
        />
        <path d={windowPath} className="stroke-desk-line" strokeWidth={3.5 * line} />
        <path d={windowPath} className="stroke-window" strokeWidth={2.5 * line} />
      </svg>
      {shapes.pillars.map((at, index) => (
        <Fitted key={index} shapes={shapes} box={around(at, pillarSize)}>
          <path d={pillarPath} className="fill-desk-line" />
        </Fitted>
      ))}
      {shapes.doors.map(({ at, side, isMirrored }, index) => (
        <Fitted key={index} shapes={shapes} box={around(at, doorSize)}>
          <g
            transform={`rotate(${doorTurn[side]})${isMirrored ? 'scale(-1 1)' : ''}`}
            className="stroke-desk-line fill-none"
          >
            <path d={doorPaths.gap} className="stroke-birch" strokeWidth={2 * line} />
            <path d={doorPaths.leaf} strokeWidth={line} />
            <path d={doorPaths.arc} strokeWidth={thin} />
          </g>
        </Fitted>
      ))}
      {shapes.tables.map((table, index) => {
        const { edge, seams } = turnedTablePaths(table);
        return (
          <Fitted key={index} shapes={shapes} box={table.box}>
            <path d={edge} className="fill-birch-deep stroke-desk-line" strokeWidth={line * 0.75} />
            <path d={seams} className="stroke-desk-line" strokeWidth={thin} />
          </Fitted>
        );
      })}
    </>
  );
}

const around = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** A square of side 1 about 0,0, as large as fits into the middle of a box of the room. */
function Fitted(props: { shapes: RoomShapes; box: Box; children: ReactNode }) {
  const { shapes, box, children } = props;
  return (
    <svg
      x={share(box.x, shapes.width)}
      y={share(box.y, shapes.height)}
      width={share(box.width, shapes.width)}
      height={share(box.height, shapes.height)}
      viewBox="-0.5 -0.5 1 1"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

/** A part of the room's width or height, for styles and attributes. */
export const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
