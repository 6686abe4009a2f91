const pairs = 9;
const pitch = 125;
const inPair = 54;
const desk = { width: 50, height: 30, rx: 9, y: 2 };

export function FooterDesks() {
  return (
    <div className="mx-auto max-w-6xl overflow-hidden px-4 sm:px-6">
      <svg
        aria-hidden
        viewBox={`0 0 ${pairs * pitch - 21} 22`}
        className="fill-birch-deep block h-[22px] max-w-none"
      >
        <g id="footer-pair">
          <rect {...desk} />
          <rect {...desk} x={inPair} />
        </g>
        {Array.from({ length: pairs - 1 }, (_, pair) => (
          <use key={pair} href="#footer-pair" x={(pair + 1) * pitch} />
        ))}
        <rect {...desk} x={pitch + inPair} className="fill-green" />
      </svg>
    </div>
  );
}
