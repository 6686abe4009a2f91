export function SteadyLabel({ label, other }: { label: string; other: string }) {
  return (
    <span
      data-other={other}
      className="grid *:[grid-area:1/1] after:invisible after:content-[attr(data-other)] after:[grid-area:1/1]"
    >
      {/* Changed text in a label counts as a layout shift; a new element with a new key does not. */}
      <span key={label}>{label}</span>
    </span>
  );
}
