import type { ReactNode } from 'react';

export function Portrait({ image, label }: { image: 'teacher' | 'leader'; label: string }) {
  return (
    <svg
      viewBox="0 0 144 144"
      role="img"
      aria-label={label}
      className="block w-32 rounded-[25%] sm:w-36"
    >
      <rect width="144" height="144" className="fill-birch" />
      {image === 'teacher' ? <Teacher /> : <Leader />}
      <rect x="14" y="112" width="116" height="40" rx="9" className="fill-birch-deep" />
      <rect x="14" y="112" width="116" height="7" rx="3.5" className="fill-desk-line" />
    </svg>
  );
}

function Shoulders({ className }: { className: string }) {
  return <path d="M36 114c0-25 15-36 36-36s36 11 36 36z" className={className} />;
}

function Head({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="65" y="66" width="14" height="18" rx="7" className="fill-[#c99a74]" />
      <ellipse cx="72" cy="55" rx="16.5" ry="18.5" className="fill-[#d9ab85]" />
      {children}
    </>
  );
}

function Teacher() {
  return (
    <>
      <rect x="22" y="16" width="100" height="46" rx="8" className="fill-board" />
      <path
        d="M32 30h18M32 39h12"
        className="stroke-on-board"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="72" cy="33" r="9" className="fill-[#4a3426]" />
      <Shoulders className="fill-green" />
      <Head>
        <path
          d="M54 58c-2-18 6-26 18-26s20 8 18 26c-3-9-8-13-18-14-10 1-15 5-18 14z"
          className="fill-[#4a3426]"
        />
      </Head>
      <rect x="92" y="102" width="26" height="5" rx="2" className="fill-surface" />
      <rect x="90" y="107" width="30" height="5" rx="2" className="fill-green-deep" />
    </>
  );
}

function Leader() {
  return (
    <>
      <rect
        x="84"
        y="16"
        width="44"
        height="38"
        rx="6"
        className="fill-surface stroke-desk-line"
        strokeWidth="2"
      />
      {[0, 1].flatMap((row) =>
        [0, 1, 2].map((col) => (
          <rect
            key={`${row},${col}`}
            x={90 + col * 11.5}
            y={24 + row * 12}
            width="9"
            height="8"
            rx="2.5"
            className={row + col === 2 ? 'fill-green' : 'fill-birch-deep'}
          />
        )),
      )}
      <Shoulders className="fill-[#33485a]" />
      <path d="M63 79l9 13 9-13z" className="fill-surface" />
      <Head>
        <path
          d="M55 52c-1-14 7-20 17-20s18 6 17 20c-3-7-6-9-9-10-6 2-14 2-17 0-3 2-6 5-8 10z"
          className="fill-[#8d8478]"
        />
        <g className="fill-none stroke-[#33302b]" strokeWidth="1.8">
          <circle cx="65" cy="57" r="5" />
          <circle cx="79" cy="57" r="5" />
          <path d="M70 57h4" />
        </g>
      </Head>
      <path d="M26 112V98c0-2 1-3 3-3h11c2 0 3 1 3 3v14z" className="fill-green" />
    </>
  );
}
