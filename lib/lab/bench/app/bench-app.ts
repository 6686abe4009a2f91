import type { Browser } from 'playwright';
import { atProduct } from '../../with-product';
import { median } from '../median';
import { withBrowser } from '../../chromium';
import { measureEmptyPage } from './empty-page';
import { measureFixRest, measureSuggestions, measureWhatIf } from './ask-engine';
import { watchPaints } from './paint-times';
import { openMap, prepareClass, signUp } from './prepare';
import { measureInput } from './work-on-map';

/** A page that hangs ends the measurement. */
const mostPartMs = 10 * 60_000;
const viewport = { width: 1440, height: 900 };

const explanation = `Times of presses are those of Event Timing, which ends when the frame is shown and counts in steps of 8 ms. It never tells
of moves and the wheel: theirs end with the frame that the page makes of them, before it is drawn. Each input counts in the
act in which it came. Lists that follow in tasks after the frame do not count: the next act comes when the page has nothing
more to do, as a hand needs longer than that; after a drop it was 0.2 s at 36 desks and 0.3 s at 400. A browser without a
graphics card draws and shows each frame on the processor: what that alone takes in this run is in the column of the empty
page, a page with one button.`;

interface Row {
  what: string;
  value: number;
  most: number;
  /** The figure of an empty page with one button. */
  empty?: number;
  runs: number;
}
const rows: Row[] = [];

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function add(
  what: string,
  values: number[],
  most: number,
  { share, empty }: { share?: number; empty?: number[] } = {},
) {
  const sum = (all: number[]) => (share === undefined ? median(all) : percentile(all, share));
  const [value, floor] = [sum(values), empty && sum(empty)];
  rows.push({ what, value, most, runs: values.length, empty: floor });
}

async function openPage(browser: Browser, siteUrl: string) {
  const page = await browser.newPage({ viewport, locale: 'nb-NO' });
  await watchPaints(page);
  await signUp(page, siteUrl);
  return page;
}

const halls = [
  { desks: 36, given: { pupils: 36, rows: 6, cols: 6, conditions: 10 }, most: 100, times: 60 },
  { desks: 400, given: { pupils: 200, rows: 20, cols: 20, conditions: 10 }, most: 200, times: 30 },
];

type Part = (browser: Browser, siteUrl: string) => Promise<void>;
const parts: Record<string, Part> = {
  async input(browser, siteUrl) {
    const empty = await measureEmptyPage(browser, 60);
    const page = await openPage(browser, siteUrl);
    for (const { desks, given, most, times } of halls) {
      const owner = await prepareClass(page, siteUrl, given);
      await openMap(page, siteUrl, owner);
      const input = await measureInput(page, owner, times);
      for (const name of ['drag', 'drop', 'undo', 'zoom'] as const) {
        const what = `${name}, ${desks} desks, 4 × slowed down, 98th percentile`;
        add(what, input[name], most, { share: 0.98, empty: empty[name] });
      }
    }
    await page.close();
  },
  async engine(browser, siteUrl) {
    const page = await openPage(browser, siteUrl);
    const given = { pupils: 30, rows: 5, cols: 6, conditions: 10 };
    const owner = await prepareClass(page, siteUrl, given);
    await openMap(page, siteUrl, owner);
    const suggestions = await measureSuggestions(page, 20);
    add('new suggestion, 30 pupils, median', suggestions, 150);
    add('new suggestion, 30 pupils, worst', suggestions, 150, { share: 1 });
    add('fix the rest, median', await measureFixRest(page, owner, 15), 50);
    add('what if, median', await measureWhatIf(page, owner, 15), 50);
    await page.close();
  },
};

function printRows() {
  console.log('\n| Measured | Values | Result | Empty page | At most | Kept |');
  console.log('|---|---:|---:|---:|---:|---|');
  for (const { what, value, most, runs, empty } of rows) {
    const floor = empty === undefined ? '' : `${empty.toFixed(0)} ms`;
    const isKept = value <= most;
    console.log(
      `| ${what} | ${runs} | ${value.toFixed(0)} ms | ${floor} | ${most} ms | ${isKept ? 'yes' : 'no'} |`,
    );
    if (!isKept) process.exitCode = 1;
  }
  console.log(`\n${explanation}`);
}

async function measureParts(names: string[], siteUrl: string): Promise<void> {
  try {
    for (const name of names) {
      await withBrowser(async (browser) => {
        // Closing the browser rejects whatever waits for a page.
        const timer = setTimeout(() => void browser.close(), mostPartMs);
        try {
          await parts[name]!(browser, siteUrl);
        } finally {
          clearTimeout(timer);
        }
      });
    }
  } finally {
    printRows();
  }
}

/**
 * How quickly the page answers while a map is worked on.
 *
 *     npm run bench:app -- [URL] [PART]…
 *
 * Without the URL of a running product one is started on an empty data folder. Parts are `input` (drag, drop, undo, zoom)
 * and `engine` (suggestion, fix the rest, what if); without one, both are measured. The times say something only on a
 * machine that does nothing else; on another, how they compare to those of the empty page does.
 */
async function bench(args: string[]): Promise<void> {
  const url = args.find((arg) => /^https?:/.test(arg));
  const chosen = args.filter((arg) => arg !== url);
  const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const names = chosen.length > 0 ? chosen : Object.keys(parts);
  await atProduct(url, (address) => measureParts(names, address));
}

await bench(process.argv.slice(2));
