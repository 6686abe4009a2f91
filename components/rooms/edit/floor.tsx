'use client';

import { memo } from 'react';
import { areaHeight, areaWidth, type Area } from '@/lib/core/rooms/editor/area';
import type { BoardSide } from '@/lib/core/rooms/room-plan';

const boardDepth = 0.5;
const boardGap = 0.22;

/** The floor with its cells, and the board on its side. */
export const Floor = memo(function Floor(
  props: Area & { boardSide: BoardSide; boardLabel: string; patternId: string },
) {
  const { boardSide, boardLabel, patternId } = props;
  const [width, height] = [areaWidth(props), areaHeight(props)];
  return (
    <>
      <pattern id={patternId} width={1} height={1} patternUnits="userSpaceOnUse">
        <path d="M0 0H1M0 0V1" fill="none" className="stroke-line" strokeWidth={0.04} />
      </pattern>
      <g data-floor={`${props.top},${props.left},${props.bottom},${props.right}`}>
        <rect x={props.left} y={props.top} width={width} height={height} className="fill-paper" />
        <rect
          x={props.left}
          y={props.top}
          width={width}
          height={height}
          fill={`url(#${patternId})`}
          className="stroke-line-strong"
          strokeWidth={0.06}
        />
      </g>
      <Board floor={props} side={boardSide} label={boardLabel} />
    </>
  );
});

/** Drawn as if it were at the top, and turned to its side about the middle of the floor. */
function Board({ floor, side, label }: { floor: Area; side: BoardSide; label: string }) {
  const isUpright = side === 'left' || side === 'right';
  const length = isUpright ? areaHeight(floor) : areaWidth(floor);
  const depth = isUpright ? areaWidth(floor) : areaHeight(floor);
  const width = Math.max(3, length * 0.44);
  const degrees = { top: 0, right: 90, bottom: 180, left: -90 }[side];
  const x = (floor.left + floor.right + 1) / 2;
  const y = (floor.top + floor.bottom + 1) / 2;
  const from = -depth / 2 - boardGap - boardDepth;
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees})`} data-board={side}>
      <rect
        x={-width / 2}
        y={from}
        width={width}
        height={boardDepth}
        rx={0.12}
        className="fill-green"
      />
      <text
        y={from + boardDepth / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={0.34}
        // Never upside down.
        transform={side === 'bottom' ? `rotate(180 0 ${from + boardDepth / 2})` : undefined}
        className="fill-on-green font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
