import { Archive, Footprints, Lectern, Sofa } from 'lucide-react';
import { memo } from 'react';
import type { CellKind } from '@/lib/core/rooms/editor/drawing';
import { cellTransform } from '@/lib/core/rooms/editor/tables';
import { joinedPath } from './joined-path';

interface CellPictureProps {
  kind: CellKind;
  mask: number;
  wall: number;
}

const furniture = { teacherDesk: Lectern, cupboard: Archive, sofa: Sofa };
const toCorner = Math.SQRT1_2 - 0.5;

export function CellPicture({ kind, mask, wall }: CellPictureProps) {
  const turn = `rotate(${wall} 0.5 0.5) translate(0 ${wall % 90 === 0 ? 0 : -toCorner})`;
  switch (kind) {
    case 'desk':
    case 'turnedDesk':
      return (
        <path d={joinedPath(mask)} className="fill-birch stroke-desk-line" strokeWidth={0.05} />
      );
    case 'teacherDesk':
    case 'cupboard':
    case 'sofa':
      return (
        <>
          <path
            d={joinedPath(mask)}
            className="fill-birch-deep stroke-desk-line"
            strokeWidth={0.04}
          />
          <Icon of={furniture[kind]} className="stroke-ink-soft" />
        </>
      );
    case 'door':
      return (
        <g transform={turn} fill="none" className="stroke-desk-line" strokeWidth={0.05}>
          <path d="M0.12 0H0.88" className="stroke-paper" strokeWidth={0.12} />
          <path d="M0.12 0.76A0.76 0.76 0 0 0 0.88 0" strokeWidth={0.03} />
          <path d="M0.12 0V0.76" />
        </g>
      );
    case 'window':
      return (
        <path transform={turn} d="M0.04 0H0.96" className="stroke-window" strokeWidth={0.14} />
      );
    case 'wall':
      return <rect width={1} height={1} className="fill-desk-line" />;
    case 'outside':
      return (
        <>
          <rect width={1} height={1} className="fill-birch-deep" />
          <path
            d="M0 1L1 0M0 0.5L0.5 0M0.5 1L1 0.5"
            className="stroke-line-strong"
            strokeWidth={0.04}
          />
        </>
      );
    case 'aisle':
      return (
        <>
          <path d={joinedPath(mask)} className="fill-birch-deep" opacity={0.55} />
          <Icon of={Footprints} className="stroke-ink-soft" />
        </>
      );
  }
}

function Icon({ of: Drawn, className }: { of: typeof Lectern; className: string }) {
  return <Drawn x={0.24} y={0.24} width={0.52} height={0.52} className={className} />;
}

export const PlacedCell = memo(function PlacedCell(
  props: CellPictureProps & {
    row: number;
    col: number;
    table?: string;
    isFaint: boolean;
  },
) {
  const { row, col, table, isFaint, ...picture } = props;
  return (
    <g
      transform={cellTransform({ row, col }, table)}
      opacity={isFaint ? 0.25 : undefined}
      data-cell={`${row},${col}`}
      data-kind={picture.kind}
    >
      {picture.kind !== 'outside' && <CellPicture {...picture} />}
    </g>
  );
});
