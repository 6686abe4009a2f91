import { loadavg } from 'node:os';
import { launch } from 'chrome-launcher';
import { sitePages } from '@/components/site/seo/site-pages';
import type { Locale } from '@/lib/i18n/locales';
import { findChromium } from '../../chromium';
import type { StartedProduct } from '../../../platform/launch/supervisor/start-product';
import { withProduct } from '../../with-product';
import { lighthouseScores, type Phone } from './lighthouse-scores';
import { auditBesideFloor } from './beside-floor';
import { median } from './median';
import { verdict, type Scores } from './verdict';

const usualRuns = 5;
/** Runs of the landing page beside an empty one. */
const floorRuns = 3;
const languages: Locale[] = ['no', 'en'];

const load = () => loadavg()[0]!.toFixed(2);

function row(cells: (string | number)[]): string {
  const [page, ...rest] = cells;
  return `${String(page).padEnd(34)}${rest.map((cell) => String(cell).padStart(9)).join('')}`;
}

async function auditPage(url: string, label: string, language: Locale, tools: Tools) {
  const visits: Scores[] = [];
  for (let run = 0; run < tools.runs; run += 1) {
    visits.push(await lighthouseScores(url, language, tools.phone));
  }
  const least = (name: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...visits.map((visit) => visit[name]));
  const performances = visits.map(({ performance }) => performance);
  console.log(
    row([
      label,
      median(performances),
      Math.min(...performances),
      least('accessibility'),
      least('best-practices'),
      least('seo'),
      Math.max(...visits.map(({ layoutShift }) => layoutShift)).toFixed(3),
      Math.round(median(visits.map(({ benchmarkIndex }) => benchmarkIndex))),
      load(),
    ]),
  );
  return verdict(visits).map((problem) => `${label}: ${problem}`);
}

interface Tools {
  phone: Phone;
  runs: number;
}

async function auditSite(base: string, filter: string | undefined, tools: Tools) {
  const method = tools.phone.throttling === 'devtools' ? 'throttled' : 'simulated';
  console.log(`Load average ${load()}, ${tools.runs} ${method} visits to each page.\n`);
  const titles = ['median', 'least', 'access.', 'practice', 'seo', 'shift', 'machine'];
  console.log(row(['Page', ...titles, 'load']));
  const problems: string[] = [];
  // The first visit that server and browser see at all is slow, whatever the page; it does not count.
  await lighthouseScores(base, 'no', tools.phone);
  for (const { path: address } of sitePages) {
    for (const language of languages) {
      const label = `${address} (${language})`;
      if (filter && !label.includes(filter)) continue;
      const url = address === '/' ? base : base + address;
      problems.push(...(await auditPage(url, label, language, tools)));
    }
  }
  return problems;
}

/**
 * `npm run audit:site -- [FILTER] [RUNS] [--simulate] [--floor]`: Lighthouse as on a phone over every public page in both languages,
 * on the production build. FILTER is a part of "/privacy (en)". The performance of a busy machine says nothing,
 * and that of a slow one little: the column "machine" is Lighthouse's benchmark of it, higher is faster. In the end, and
 * alone with `--floor`, the landing page is measured beside an empty page, whose ratios a slow machine keeps.
 *
 * Network and processor are slowed down while the page loads. Lighthouse can also reckon a slow load from a fast one
 * (`--simulate`), but with the server on the same machine the scripts may arrive before the first frame is drawn,
 * which a slow network prevents, and it then takes the frame to wait for all of them.
 */
async function audit(product: StartedProduct, args: string[]): Promise<number> {
  const throttling = args.includes('--simulate') ? 'simulate' : 'devtools';
  const [filter, runs] = [/^[^-\d]/, /^\d+$/].map((kind) => args.find((arg) => kind.test(arg)));
  const program = await findChromium();
  if (!program) throw new Error('The audit needs Chromium or Chrome; CHROMIUM_PATH names one.');
  const chrome = await launch({
    chromePath: program,
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  });
  const phone: Phone = { port: chrome.port, throttling };
  const tools = { phone, runs: Number(runs ?? usualRuns) };
  try {
    const problems = args.includes('--floor') ? [] : await auditSite(product.url, filter, tools);
    if (!filter) problems.push(...(await auditBesideFloor(product.url, phone, floorRuns)));
    console.log(problems.length > 0 ? '' : '\nEvery page keeps its numbers.');
    for (const problem of problems) console.log(`  ✗ ${problem}`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    chrome.kill();
  }
}

process.exitCode = await withProduct((product) => audit(product, process.argv.slice(2)));
