/** Names of the drawings in glyphs.tsx. */
export type GlyphName = 'check' | 'plus' | 'play' | 'front' | 'together' | 'apart' | 'fixed';

export const glyphId = (name: GlyphName) => `glyph-${name}`;

/** A drawing that the page has once and shows many times: naming it is much shorter than drawing it. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`#${glyphId(name)}`} />
    </svg>
  );
}
