const names = (
  'Henrik Maja Zofia Fatima Emma Leah Oskar Iben Ingrid Ada Yusuf Theo ' +
  'Sofie Aksel Marek Anh Filip Jonas Noah Jakob Linh Nora Amina Tuva'
).split(' ');

const desks = names.map((name, index) => ({
  name,
  x: 14 + Math.floor((index % 6) / 2) * 101 + (index % 2) * 46,
  y: 40 + Math.floor(index / 6) * 27,
}));

export function TutorialPoster() {
  return (
    <svg aria-hidden viewBox="0 0 320 180" className="bg-birch block w-full select-none">
      <rect x="96" y="16" width="128" height="13" rx="4" className="fill-green" />
      <g className="fill-surface stroke-desk-line">
        {desks.map(({ name, x, y }) => (
          <rect key={name} x={x} y={y} width="44" height="20" rx="4" />
        ))}
      </g>
      <g className="fill-ink text-[7.4px] font-semibold [text-anchor:middle]">
        {desks.map(({ name, x, y }) => (
          <text key={name} x={x + 22} y={y + 12.6}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
