const names = ['Ada', 'Filip', 'Hanna', 'Jonas', 'Maja', 'Noah'];
/** Who has been given a desk so far, by column within each row. */
const rows = [
  ['Ada', 'Sofie', '', 'Ali', 'Nora', ''],
  ['Maja', '', 'Iben', 'Hanna', '', 'Emma'],
  ['', 'Tuva', 'Jonas', '', 'Filip', ''],
  ['Noah', '', '', 'Selma', '', ''],
];

/** The app as it is being used, drawn: a list of names on the left, a room that fills up on the right. */
export function TutorialPoster() {
  return (
    <svg viewBox="0 0 960 540" aria-hidden className="block size-full font-semibold">
      <rect width="960" height="540" className="fill-birch" />
      <rect x="64" y="40" width="832" height="560" rx="24" className="fill-paper" />
      <rect x="98" y="66" width="28" height="7" rx="3.5" className="fill-green" />
      <rect x="97" y="78" width="14" height="10" rx="3" className="fill-birch-deep" />
      <rect x="114" y="78" width="14" height="10" rx="3" className="fill-green" />
      <text x="144" y="86" className="fill-ink text-[22px] font-extrabold">
        8B
      </text>
      <rect x="64" y="108" width="832" height="2" className="fill-line" />
      {names.map((name, index) => (
        <g key={name} transform={`translate(98 ${138 + index * 54})`}>
          <rect
            width="196"
            height="42"
            rx="11"
            strokeWidth="2"
            className="fill-surface stroke-line"
          />
          <text x="18" y="28" className="fill-ink text-[19px]">
            {name}
          </text>
        </g>
      ))}
      <rect x="324" y="138" width="540" height="480" rx="22" className="fill-birch" />
      <rect x="494" y="160" width="200" height="20" rx="6" className="fill-green" />
      {rows.map((row, down) =>
        row.map((name, right) => (
          <g
            key={`${down},${right}`}
            transform={`translate(${348 + right * 76 + Math.floor(right / 2) * 20} ${208 + down * 80})`}
          >
            <rect
              width="72"
              height="56"
              rx="13"
              strokeWidth="2"
              strokeDasharray={name ? undefined : '6 5'}
              className={name ? 'fill-surface stroke-desk-line' : 'stroke-desk-line fill-none'}
            />
            <text x="36" y="34" textAnchor="middle" className="fill-ink text-[18px]">
              {name}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
