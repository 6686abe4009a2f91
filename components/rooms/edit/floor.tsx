'use client';

import { memo } from 'react';
import { areaHeight, areaWidth, type Area } from '@/lib/core/rooms/editor/area';
import { isUpright, type BoardSide } from '@/lib/core/rooms/room-layout';

const boardDepth = 0.5;
const boardGap = 0.22;

interface FloorProps extends Area {
  outline: string;
  outside: string;
  boardWall: Area;
  boardSide: BoardSide;
  boardLabel: string;
  patternId: string;
}

export const Floor = memo(function Floor(props: FloorProps) {
  const { outline, outside, boardWall, boardSide, boardLabel, patternId } = props;
  const all = {
    x: props.left,
    y: props.top,
    width: areaWidth(props),
    height: areaHeight(props),
  };
  return (
    <>
      <pattern id={patternId} width={1} height={1} patternUnits="userSpaceOnUse">
        <path d="M0 0H1M0 0V1" fill="none" className="stroke-line" strokeWidth={0.04} />
      </pattern>
      <pattern id={`${patternId}-outside`} width={0.5} height={0.5} patternUnits="userSpaceOnUse">
        <path d="M0 0.5L0.5 0" fill="none" className="stroke-line-strong" strokeWidth={0.03} />
      </pattern>
      <g data-floor={`${props.top},${props.left},${props.bottom},${props.right}`}>
        <rect {...all} className="fill-paper" opacity={outline ? 0.45 : 1} />
        <path d={outside} fill={`url(#${patternId}-outside)`} />
        <path d={outline} fillRule="evenodd" className="fill-paper" />
        <rect
          {...all}
          fill={`url(#${patternId})`}
          className="stroke-line-strong"
          strokeWidth={0.06}
          strokeDasharray={outline && '0.16 0.16'}
        />
      </g>
      <Board wall={boardWall} side={boardSide} label={boardLabel} />
    </>
  );
});

function Board({ wall, side, label }: { wall: Area; side: BoardSide; label: string }) {
  const upright = isUpright(side);
  const length = upright ? areaHeight(wall) : areaWidth(wall);
  const depth = upright ? areaWidth(wall) : areaHeight(wall);
  const width = Math.max(3, length * 0.44);
  const degrees = { top: 0, right: 90, bottom: 180, left: -90 }[side];
  const x = (wall.left + wall.right + 1) / 2;
  const y = (wall.top + wall.bottom + 1) / 2;
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
        transform={side === 'bottom' ? `rotate(180 0 ${from + boardDepth / 2})` : undefined}
        className="fill-on-green font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
