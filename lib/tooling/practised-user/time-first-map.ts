import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messages } from '../../i18n/messages';
import { startProduct } from '../../runtime/supervisor/start-product';
import { withBrowser } from '../pictures/with-browser';
import { makeFirstClassAndRoom } from './first-class-and-room';
import type { Step } from './user';

/* `npm run time:first-map`: how long a practised user needs from an empty account to a class and an own room. */

const most = { seconds: 90, clicks: 20 };
const { no } = messages;

function printTable(steps: readonly Step[]): Step {
  const sum = (value: (step: Step) => number) =>
    steps.reduce((total, step) => total + value(step), 0);
  const total: Step = {
    name: 'Together',
    totalMs: sum((step) => step.totalMs),
    actsMs: sum((step) => step.actsMs),
    clicks: sum((step) => step.clicks),
    keys: sum((step) => step.keys),
  };
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const rows = [...steps, total].map(({ name, totalMs, actsMs, clicks, keys }) => [
    name,
    seconds(totalMs),
    seconds(totalMs - actsMs),
    String(clicks),
    String(keys),
  ]);
  for (const [name, ...numbers] of [
    ['Step', 'seconds', 'of it waiting', 'clicks', 'keys'],
    ...rows,
  ]) {
    console.log(name!.padEnd(28), ...numbers.map((number) => number.padStart(14)));
  }
  return total;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-time-'));
const product = await startProduct({ dataDir, env: { ENV_FILES: 'off' } });
try {
  const total = await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
    await page.goto(`${product.url}/app/signup`);
    await page.getByLabel(no.Auth.name, { exact: true }).fill('Kari');
    await page.getByLabel(no.Auth.email, { exact: true }).fill('kari@skolen.example');
    await page.getByLabel(no.Auth.password, { exact: true }).fill('et langt passord');
    await page.getByRole('button', { name: no.Auth.signUp, exact: true }).click();
    await page.getByRole('heading', { name: no.FirstSteps.title }).waitFor();
    return printTable(await makeFirstClassAndRoom(page));
  });
  const isFast = total.totalMs <= most.seconds * 1000 && total.clicks <= most.clicks;
  console.log(
    `\nAt most ${most.seconds} s and ${most.clicks} clicks: ${isFast ? 'kept' : 'not kept'}`,
  );
  if (!isFast) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
