const places = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((col) => ({ row, col })));

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
      <Room
        green={audience === 'teacher' ? ['0,0', '2,2', '2,3'] : []}
        hasNames={audience === 'substitute'}
      />
    </Picture>
  );
}

function Picture({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 140 102" aria-hidden className="block w-28 lg:w-36">
      {children}
    </svg>
  );
}

function Room({ green, hasNames }: { green: string[]; hasNames?: boolean }) {
  return (
    <>
      <rect x="40" y="0" width="60" height="8" rx="3" className="fill-green" />
      {places.map(({ row, col }) => {
        const x = col * 34 + (col > 1 ? 8 : 0);
        const y = 18 + row * 29;
        const isGreen = green.includes(`${row},${col}`);
        return (
          <g key={`${row},${col}`}>
            <rect
              x={x}
              y={y}
              width="30"
              height="23"
              rx="6"
              strokeWidth="1.5"
              className={isGreen ? 'fill-green stroke-green' : 'fill-surface stroke-desk-line'}
            />
            {hasNames && (
              <rect
                x={x + 6}
                y={y + 9.5}
                width={[18, 13, 16][(row + col * 2) % 3]}
                height="4"
                rx="2"
                className="fill-green"
              />
            )}
          </g>
        );
      })}
    </>
  );
}
