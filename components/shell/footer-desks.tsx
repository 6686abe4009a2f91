const pairs = 9;
const pitch = 125;
const desk = { width: 50, height: 30, rx: 9, y: 2 };

/** A row of desks in pairs along the top of the footer. Decoration. */
export function FooterDesks() {
  return (
    <div className="mx-auto max-w-6xl overflow-hidden px-4 sm:px-6">
      <svg
        aria-hidden
        viewBox={`0 0 ${pairs * pitch - 21} 22`}
        className="block h-[22px] max-w-none"
      >
        {Array.from({ length: pairs }, (_, pair) =>
          [0, 54].map((x) => (
            <rect
              key={`${pair},${x}`}
              {...desk}
              x={pair * pitch + x}
              className={pair === 1 && x > 0 ? 'fill-green' : 'fill-birch-deep'}
            />
          )),
        )}
      </svg>
    </div>
  );
}
