/** Label as wide as the wider of two labels, so that exchanging them causes no layout shift. */
export function SteadyLabel({ label, other }: { label: string; other: string }) {
  return (
    <span
      data-other={other}
      className="grid *:[grid-area:1/1] after:invisible after:content-[attr(data-other)] after:[grid-area:1/1]"
    >
      {/* A new key makes a new element, because a changed text would count as a layout shift. */}
      <span key={label}>{label}</span>
    </span>
  );
}
