export type GlyphName = 'check' | 'plus' | 'play' | 'front' | 'together' | 'apart' | 'fixed';

export const glyphId = (name: GlyphName) => `glyph-${name}`;

export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`#${glyphId(name)}`} />
    </svg>
  );
}
