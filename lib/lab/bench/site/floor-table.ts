import { median } from './median';

/** The figures of one run. */
export interface Measured {
  requestsPerSecond: number;
  /** How long a first visit's long tasks kept the page from answering (total blocking time). */
  blockingMs: number;
  /** When the largest part of the window was there (largest contentful paint). */
  largestPaintMs: number;
  htmlBytes: number;
  /** By brotli. */
  compressedBytes: number;
}

interface Row {
  title: string;
  of: keyof Measured;
  /** The limit of our page's figure by that of the empty page. */
  ratio?: { least: number } | { most: number };
  /** The limit of our page's figure itself. */
  most?: number;
}

const rows: Row[] = [
  { title: 'Requests a second', of: 'requestsPerSecond', ratio: { least: 0.7 } },
  { title: 'Blocking time, ms', of: 'blockingMs', ratio: { most: 1.4 } },
  { title: 'Largest paint, ms', of: 'largestPaintMs', ratio: { most: 1.5 } },
  { title: 'HTML, bytes', of: 'htmlBytes', most: 120_000 },
  { title: 'HTML compressed, bytes', of: 'compressedBytes', most: 25_000 },
];

function limitOf({ ratio, most }: Row): string {
  if (ratio) return 'least' in ratio ? `≥ ${ratio.least} ×` : `≤ ${ratio.most} ×`;
  return `≤ ${most}`;
}

function keepsLimit({ ratio, most = Infinity }: Row, ours: number, times: number): boolean {
  if (ratio) return 'least' in ratio ? times >= ratio.least : times <= ratio.most;
  return ours <= most;
}

/** The medians of our page and the empty one side by side, and what of ours is over its limit. */
export function floorTable(ours: readonly Measured[], empty: readonly Measured[]) {
  const line = (title: string, ...cells: string[]) =>
    title.padEnd(26) + cells.map((cell) => cell.padStart(10)).join('');
  const lines = [line('', 'landing', 'empty', 'ratio', 'limit')];
  const problems: string[] = [];
  for (const row of rows) {
    const [mine, theirs] = [ours, empty].map((runs) => median(runs.map((run) => run[row.of])));
    const ratio = mine! / theirs!;
    const cells = [Math.round(mine!), Math.round(theirs!), ratio.toFixed(2), limitOf(row)];
    lines.push(line(row.title, ...cells.map(String)));
    if (!keepsLimit(row, mine!, ratio)) problems.push(`the landing page, ${row.title}: ${cells}`);
  }
  return { lines, problems };
}
