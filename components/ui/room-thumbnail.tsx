interface Cell {
  row: number;
  col: number;
}

/** A room drawn small: board on top, taken desks in green, free ones in birch. Decoration; the text beside it tells. */
export function RoomThumbnail({ desks, taken = [] }: { desks: Cell[]; taken?: Cell[] }) {
  if (desks.length === 0) return null;
  const rows = desks.map((desk) => desk.row);
  const cols = desks.map((desk) => desk.col);
  const top = Math.min(...rows);
  const left = Math.min(...cols);
  const width = Math.max(...cols) - left + 1;
  const height = (Math.max(...rows) - top + 1) * 0.72;
  const takenKeys = new Set(taken.map(({ row, col }) => `${row},${col}`));
  return (
    <svg
      viewBox={`-0.1 -0.75 ${width + 0.2} ${height + 0.9}`}
      aria-hidden
      className="block max-h-full w-full"
    >
      <rect
        x={width * 0.28}
        y={-0.6}
        width={width * 0.44}
        height={0.22}
        rx={0.11}
        className="fill-green"
      />
      {desks.map(({ row, col }) => (
        <rect
          key={`${row},${col}`}
          x={col - left + 0.05}
          y={(row - top) * 0.72 + 0.06}
          width={0.9}
          height={0.6}
          rx={0.16}
          className={takenKeys.has(`${row},${col}`) ? 'fill-green' : 'fill-birch-deep'}
        />
      ))}
    </svg>
  );
}
