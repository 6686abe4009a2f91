import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { messages } from '@/lib/i18n/messages';
import { createReport } from '../../../platform/launch/supervisor/report';
import { chromiumForTests } from '../../chromium';
import type { Person } from '../fuzz/people';

const { Frame, Device } = messages.no;

/**
 * A tab of the app in a browser that its teacher has marked as their own, opened on the build that serves now. Each
 * function fails where the teacher could not go on, or where a script could not be had.
 */
export async function openTab(siteUrl: string, { cookie, classId, mapId }: Person) {
  const executablePath = await chromiumForTests({
    report: createReport(),
    abort: new AbortController().signal,
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ locale: 'nb-NO' });
  context.setDefaultTimeout(20_000);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name, value] = pair.split(/=(.*)/s) as [string, string];
      return { name, value, url: siteUrl };
    }),
  );
  const problems: string[] = [];
  context.on('page', (each) => {
    each.on('pageerror', ({ message }) => problems.push(message));
    each.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script';
      if (isScript && response.status() >= 400) problems.push(`no script ${response.url()}`);
    });
  });
  let page = await context.newPage();

  const link = (path: string) =>
    page.locator(`a[href$="${path}"]`).filter({ visible: true }).first();
  const seesHome = () => link(`/app/classes/${classId}`).waitFor();
  const seesMap = () => page.locator('[data-pupil]').nth(2).waitFor();
  const seesNothingBroken = () => assert.deepEqual(problems, []);
  const scripts = () => page.locator('script[src*="/_next/"]').evaluateAll(namesOf);
  const keptBuilds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-app')));

  async function goTo(path: string) {
    await page.goto(`${siteUrl}${path}`);
  }

  await goTo('/app');
  const accountMenu = new RegExp(Frame.accountOf.split(' {')[0]!);
  await page.getByRole('button', { name: accountMenu }).click();
  await page.getByRole('checkbox', { name: Device.keep }).check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await goTo(`/app/maps/${mapId}`);
  await seesMap();
  const scriptsBefore = await scripts();
  const [buildBefore] = await keptBuilds();

  /** Goes on by clicks to screens whose scripts the tab has not fetched yet. */
  async function goOn() {
    await link('/app').click();
    await seesHome();
    await link('/app/rooms').click();
    await page.waitForURL('**/app/rooms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await link('/app').click();
    await seesHome();
    await link(`/app/maps/${mapId}`).click();
    await seesMap();
    seesNothingBroken();
  }

  async function withoutNetwork(look: () => Promise<void>) {
    await context.setOffline(true);
    await look();
    seesNothingBroken();
    await context.setOffline(false);
  }

  return {
    goOn,
    /** Loads home and the map again without a network. */
    goOnOffline: () =>
      withoutNetwork(async () => {
        await page.reload();
        await seesMap();
        await goTo('/app');
        await seesHome();
      }),
    /** Closes the tab, opens two more, one after the other, and then one without a network: all of the build that serves now. */
    async openAgain() {
      for (let tabs = 0; tabs < 2; tabs += 1) {
        await page.close();
        page = await context.newPage();
        await goTo(`/app/maps/${mapId}`);
        await seesMap();
        // The browser fetches the new worker beside the page.
        await page.waitForFunction(async () => {
          const registration = await navigator.serviceWorker.getRegistration('app');
          return registration?.active && !registration.installing;
        });
      }
      await page.close();
      page = await context.newPage();
      await withoutNetwork(async () => {
        await goTo(`/app/maps/${mapId}`);
        await seesMap();
        assert.notDeepEqual(await scripts(), scriptsBefore);
        assert.notDeepEqual(await keptBuilds(), [buildBefore]);
      });
    },
    close: () => browser.close(),
  };
}

const namesOf = (scripts: Element[]) => scripts.map((script) => script.getAttribute('src'));
