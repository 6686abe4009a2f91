interface Cell {
  row: number;
  col: number;
}

/** Least extent of the picture, in desks: a tiny room's desks are not drawn larger than others'. */
const minCols = 7;
const minRows = 5;
const deskPitch = 0.72;

/**
 * A small drawing of a room: board on top, taken desks green, free ones birch; an outline without a map. Decoration;
 * the text beside it says the same.
 */
export function RoomThumbnail({
  desks,
  taken = [],
  look = 'map',
}: {
  desks: Cell[];
  taken?: Cell[];
  look?: 'map' | 'outline';
}) {
  if (desks.length === 0) return null;
  const rows = desks.map((desk) => desk.row);
  const cols = desks.map((desk) => desk.col);
  const top = Math.min(...rows);
  const left = Math.min(...cols);
  const width = Math.max(...cols) - left + 1;
  const height = (Math.max(...rows) - top + 1) * deskPitch;
  const spareWidth = Math.max(0, minCols - width);
  const spareHeight = Math.max(0, minRows * deskPitch - height);
  const takenKeys = new Set(taken.map(({ row, col }) => `${row},${col}`));
  const free =
    look === 'map' ? 'fill-birch-deep stroke-line-strong' : 'fill-none stroke-line-strong';
  return (
    <svg
      viewBox={`${-0.1 - spareWidth / 2} ${-0.75 - spareHeight / 2} ${width + 0.2 + spareWidth} ${height + 0.9 + spareHeight}`}
      aria-hidden
      className="block max-h-full w-full"
    >
      <rect
        x={width * 0.28}
        y={-0.6}
        width={width * 0.44}
        height={0.22}
        rx={0.11}
        className={look === 'map' ? 'fill-green' : 'fill-line-strong'}
      />
      {desks.map(({ row, col }) => (
        <rect
          key={`${row},${col}`}
          x={col - left + 0.05}
          y={(row - top) * deskPitch + 0.06}
          width={0.9}
          height={0.6}
          rx={0.16}
          strokeWidth={0.05}
          className={takenKeys.has(`${row},${col}`) ? 'fill-green' : free}
        />
      ))}
    </svg>
  );
}
