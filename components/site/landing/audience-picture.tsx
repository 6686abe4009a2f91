import type { ReactNode } from 'react';

const desk = { width: 30, height: 23 };
const between = { x: 161, y: 117.4 };
const nameHeight = 4;
const nameWidths = [18, 13, 16];

const places = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((col) => ({ row, col, x: col * 34 + (col > 1 ? 8 : 0), y: 18 + row * 29 })),
);

const roomId = 'audience-room';

export function AudiencePicture({ audience }: { audience: 'teacher' | 'substitute' | 'leader' }) {
  if (audience === 'leader') {
    return (
      <Picture>
        <g transform="scale(0.46)">
          {[0, 1].flatMap((down) =>
            [0, 1].map((right) => (
              <use
                key={`${down},${right}`}
                href={`#${roomId}`}
                x={right * between.x}
                y={down * between.y}
              />
            )),
          )}
          <GreenDesks at={['1,1', '1,0']} />
        </g>
      </Picture>
    );
  }
  return (
    <Picture>
      {audience === 'teacher' ? (
        <>
          <Room />
          <GreenDesks at={['0,0', '2,2', '2,3']} />
        </>
      ) : (
        <>
          <use href={`#${roomId}`} />
          <Names />
        </>
      )}
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

function Room() {
  return (
    <g id={roomId}>
      <rect x="40" width="60" height="8" rx="3" className="fill-green" />
      <Desks at={places} className="fill-surface stroke-desk-line" />
    </g>
  );
}

function GreenDesks({ at }: { at: string[] }) {
  return (
    <g paintOrder="stroke">
      <Desks
        at={places.filter(({ row, col }) => at.includes(`${row},${col}`))}
        className="fill-green stroke-birch"
      />
    </g>
  );
}

function Desks({ at, className }: { at: typeof places; className: string }) {
  return at.map(({ x, y }) => (
    <rect key={`${x},${y}`} {...{ x, y, ...desk }} rx="6" strokeWidth="1.5" className={className} />
  ));
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
