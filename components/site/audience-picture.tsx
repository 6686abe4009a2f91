import type { ReactNode } from 'react';
import { desksPath } from './desks-path';

const desk = { width: 30, height: 23, radius: 6 };
const nameHeight = 4;
const nameWidths = [18, 13, 16];

const places = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((col) => ({ row, col, x: col * 34 + (col > 1 ? 8 : 0), y: 18 + row * 29 })),
);

/** A room as each of them sees it: whom it is about, what they are called, how many there are. */
export function AudiencePicture({ audience }: { audience: 'teacher' | 'substitute' | 'leader' }) {
  if (audience === 'leader') {
    return (
      <Picture>
        {[0, 1].flatMap((down) =>
          [0, 1].map((right) => (
            <g
              key={`${down},${right}`}
              transform={`translate(${right * 74} ${down * 54}) scale(0.46)`}
            >
              <Room green={down + right === 0 ? ['1,1', '1,0'] : []} />
            </g>
          )),
        )}
      </Picture>
    );
  }
  return (
    <Picture>
      <Room green={audience === 'teacher' ? ['0,0', '2,2', '2,3'] : []} />
      {audience === 'substitute' && <Names />}
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-1 0 142 102" aria-hidden className="block w-28 lg:w-36">
      {children}
    </svg>
  );
}

function Room({ green }: { green: string[] }) {
  const isGreen = ({ row, col }: { row: number; col: number }) => green.includes(`${row},${col}`);
  const others = places.filter((place) => !isGreen(place));
  return (
    <>
      <rect x="40" width="60" height="8" rx="3" className="fill-green" />
      <path
        d={desksPath(others, desk)}
        strokeWidth="1.5"
        className="fill-surface stroke-desk-line"
      />
      <path d={desksPath(places.filter(isGreen), desk)} className="fill-green" />
    </>
  );
}

function Names() {
  const lines = places.map(({ row, col, x, y }) => {
    const width = nameWidths[(row + col * 2) % nameWidths.length]!;
    return `M${x + (desk.width - width) / 2} ${y + desk.height / 2}h${width}`;
  });
  return (
    <path
      d={lines.join('')}
      strokeWidth={nameHeight}
      strokeLinecap="round"
      className="stroke-green"
    />
  );
}
