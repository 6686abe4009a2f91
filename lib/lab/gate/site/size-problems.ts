import { brotliCompressSync } from 'node:zlib';

/** The limits of the landing page in bytes; compressed as it is served. */
export const landingLimits = { html: 120_000, compressed: 25_000 };

export function sizeProblems(html: string, limits = landingLimits): string[] {
  const sizes = { html: Buffer.byteLength(html), compressed: brotliCompressSync(html).length };
  return (['html', 'compressed'] as const)
    .filter((kind) => sizes[kind] > limits[kind])
    .map((kind) => `it has ${sizes[kind]} bytes (${kind}), more than ${limits[kind]}`);
}
