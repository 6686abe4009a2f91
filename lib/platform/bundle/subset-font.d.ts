declare module 'subset-font' {
  /** The part that we use of what its README describes. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      keepAllGlyphs: boolean;
      variationAxes: Record<string, number | { min: number; max: number }>;
      targetFormat: 'truetype' | 'woff2';
    },
  ): Promise<Buffer>;
}
