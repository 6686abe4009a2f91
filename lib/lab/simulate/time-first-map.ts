import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messages } from '../../i18n/messages';
import { startProduct } from '../../platform/launch/supervisor/start-product';
import { withBrowser } from '../film/pictures/with-browser';
import { makeFirstClassAndRoom } from './first-class-and-room';
import { printSteps } from './print-steps';

/* `npm run time:first-map`: how long a practised user needs from an empty account to a class and an own room. */

const most = { seconds: 90, clicks: 20 };
const { no } = messages;

const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-time-'));
const product = await startProduct({ dataDir, env: { ENV_FILES: 'off' } });
try {
  const total = await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
    await page.goto(`${product.url}/app/signup`);
    await page.getByLabel(no.Auth.name, { exact: true }).fill('Kari');
    await page.getByLabel(no.Auth.email, { exact: true }).fill('kari@skolen.example');
    await page.getByLabel(no.Auth.password, { exact: true }).fill('et langt passord');
    await page.getByRole('checkbox', { name: /18/ }).check();
    await page.getByRole('button', { name: no.Auth.signUp, exact: true }).click();
    await page.getByRole('heading', { name: no.FirstSteps.title }).waitFor();
    return printSteps(await makeFirstClassAndRoom(page));
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
