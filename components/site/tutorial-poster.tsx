import { desksPath } from './desks-path';

const names = ['Ada', 'Filip', 'Hanna', 'Jonas', 'Maja', 'Noah'];
/** Who has been given a desk so far, by column within each row. */
const rows = [
  ['Ada', 'Sofie', '', 'Ali', 'Nora', ''],
  ['Maja', '', 'Iben', 'Hanna', '', 'Emma'],
  ['', 'Tuva', 'Jonas', '', 'Filip', ''],
  ['Noah', '', '', 'Selma', '', ''],
];
const places = rows.flatMap((row, down) =>
  row.map((name, right) => ({
    name,
    x: 348 + right * 76 + Math.floor(right / 2) * 20,
    y: 208 + down * 80,
  })),
);
const taken = places.filter(({ name }) => name);
const free = places.filter(({ name }) => !name);
const desk = { width: 72, height: 56, radius: 13 };
const entries = names.map((name, index) => ({ name, x: 98, y: 138 + index * 54 }));
const entry = { width: 196, height: 42, radius: 11 };

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
      <path d={desksPath(entries, entry)} strokeWidth="2" className="fill-surface stroke-line" />
      {entries.map(({ name, x, y }) => (
        <text key={name} x={x + 18} y={y + 28} className="fill-ink text-[19px]">
          {name}
        </text>
      ))}
      <rect x="324" y="138" width="540" height="480" rx="22" className="fill-birch" />
      <rect x="494" y="160" width="200" height="20" rx="6" className="fill-green" />
      <path
        d={desksPath(free, desk)}
        strokeWidth="2"
        strokeDasharray="6 5"
        className="stroke-desk-line fill-none"
      />
      <path d={desksPath(taken, desk)} strokeWidth="2" className="fill-surface stroke-desk-line" />
      {taken.map(({ name, x, y }) => (
        <text
          key={name}
          x={x + desk.width / 2}
          y={y + 34}
          textAnchor="middle"
          className="fill-ink text-[18px]"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
