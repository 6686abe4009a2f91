import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../runtime/supervisor/start-product';
import { median } from '../audit/median';
import { withBrowser } from '../pictures/with-browser';
import { makeFirstMap } from '../practised-user/first-map';
import { printSteps } from '../practised-user/print-steps';
import { measureFixRest, measureSuggestions, measureWhatIf } from './ask-engine';
import { watchPaints } from './paint-times';
import { openMap, prepareClass, signUp } from './prepare';
import { measureInput } from './work-on-map';

/* `npm run bench:app`: how quickly the page answers while a map is worked on, and how long a first map takes. */

interface Row {
  what: string;
  value: number;
  most: number;
  unit: 'ms' | 's' | 'clicks';
  runs: number;
}

const mostFirstMap = { seconds: 120, clicks: 25 };

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const rows: Row[] = [];
const tell = (what: string, values: number[], most: number, share?: number) => {
  const value = share === undefined ? median(values) : percentile(values, share);
  rows.push({ what, value, most, unit: 'ms', runs: values.length });
};

async function measure(siteUrl: string): Promise<void> {
  await withBrowser(async (browser) => {
    const options = { viewport: { width: 1440, height: 900 }, locale: 'nb-NO' };
    const page = await browser.newPage(options);
    await watchPaints(page);
    await signUp(page, siteUrl);
    for (const { desks, given, most, times } of [
      { desks: 36, given: { pupils: 36, rows: 6, cols: 6, conditions: 10 }, most: 100, times: 30 },
      {
        desks: 400,
        given: { pupils: 200, rows: 20, cols: 20, conditions: 10 },
        most: 200,
        times: 15,
      },
    ]) {
      const owner = await prepareClass(page, siteUrl, given);
      await openMap(page, siteUrl, owner);
      const input = await measureInput(page, owner, times);
      for (const [name, values] of Object.entries(input)) {
        tell(`${name}, ${desks} desks, 4 × slowed down, 98th percentile`, values, most, 0.98);
      }
    }
    const owner = await prepareClass(page, siteUrl, {
      pupils: 30,
      rows: 5,
      cols: 6,
      conditions: 10,
    });
    await openMap(page, siteUrl, owner);
    const suggestions = await measureSuggestions(page, 20);
    tell('new suggestion, 30 pupils, median', suggestions, 150);
    tell('new suggestion, 30 pupils, worst', suggestions, 150, 1);
    tell('fix the rest, median', await measureFixRest(page, owner, 15), 50);
    tell('what if, median', await measureWhatIf(page, owner, 15), 50);
    await page.close();

    const first = await browser.newPage(options);
    await signUp(first, siteUrl);
    const total = printSteps(await makeFirstMap(first));
    const seconds = total.totalMs / 1000;
    const name = 'empty account to saved map, ten conditions';
    rows.push({ what: name, value: seconds, most: mostFirstMap.seconds, unit: 's', runs: 1 });
    const { clicks } = total;
    rows.push({ what: name, value: clicks, most: mostFirstMap.clicks, unit: 'clicks', runs: 1 });
  });
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-bench-'));
const product = await startProduct({ dataDir, env: { ENV_FILES: 'off' } });
try {
  await measure(product.url);
  console.log('\n| Measured | Values | Result | At most | Kept |\n|---|---:|---:|---:|---|');
  for (const { what, value, most, unit, runs } of rows) {
    const isKept = value <= most;
    console.log(
      `| ${what} | ${runs} | ${value.toFixed(0)} ${unit} | ${most} ${unit} | ${isKept ? 'yes' : 'no'} |`,
    );
    if (!isKept) process.exitCode = 1;
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
