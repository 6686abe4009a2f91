import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { signedInHint } from '@/lib/contracts/account/session-hint';
import { calls } from '@/lib/contracts/calls';
import { openDatabase } from '@/lib/db/client';
import { messages } from '@/lib/i18n/messages';
import { rowMap } from '@/lib/server/testing/test-school';
import { embeddedDatabaseUrl } from '../../../platform/launch/postgres/postgres';
import { withBrowser } from '../../chromium';
import { addClass, addPerson, apiAs, valueOf } from '../../people';
import { withProduct } from '../../with-product';
import { watchInput, type Input } from './watch-input';

const { no } = messages;
const slowDown = 4;
const movesPerDrag = 15;
const suggestions = 20;
const mostSuggestionMs = 150;

const halls = [
  { pupils: 36, columns: 6, most: 100, rounds: 40 },
  { pupils: 200, columns: 20, most: 200, rounds: 20 },
];
type Hall = (typeof halls)[number];

interface Figure {
  what: string;
  ms: number[];
  share: number;
  most: number;
}

async function addHall(apiUrl: string, cookie: string, { pupils: count, columns }: Hall) {
  const ask = apiAs(apiUrl, cookie);
  const { id, pupils } = await addClass(ask, count);
  const params = { classId: id };
  const conditions = Array.from({ length: 10 }, (_, at) => ({
    ...{ id: randomUUID(), type: at % 3 === 0 ? ('together' as const) : ('apart' as const) },
    pupils: [pupils[2 * at]!.id, pupils[2 * at + 1]!.id],
  }));
  await valueOf(ask(calls.putConditions, { params, body: { version: 0, conditions } }));
  const desks = pupils.map((_, at) => {
    const column = at % columns;
    return { row: 2 * Math.floor(at / columns), col: column + Math.floor(column / 2) };
  });
  const seats = pupils.map(({ id: pupilId }, at) => ({ pupilId, desk: desks[at]! }));
  await valueOf(ask(calls.saveMap, { params, body: rowMap(pupils, { desks, seats }) }));
  return { id, pupils };
}

async function centre(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function measureInput(page: Page, hall: Hall, ids: string[]): Promise<Figure[]> {
  const desk = (at: number) => page.locator(`button[data-pupil="${ids[at % ids.length]}"]`);
  const readInput = () => page.evaluate(() => window.takeInput());
  const times: Record<'drag' | 'drop' | 'undo', number[]> = { drag: [], drop: [], undo: [] };
  const keep = (name: keyof typeof times, inputs: Input[], type: string) =>
    times[name].push(...inputs.filter((each) => each.type === type).map(({ ms }) => ms));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (let round = 0; round < hall.rounds; round += 1) {
    const [start, end] = [await centre(desk(round)), await centre(desk(round + ids.length / 2))];
    await readInput();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: movesPerDrag });
    keep('drag', await readInput(), 'mousemove');
    await page.mouse.up();
    keep('drop', await readInput(), 'mouseup');
    await page.keyboard.press('Control+z');
    keep('undo', (await readInput()).slice(-1), 'keydown');
    const close = button(page, no.Workbench.action.cancel);
    if (await close.isVisible()) await close.click();
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Object.entries(times).map(([name, ms]) => ({
    ...{ what: `${name}, ${hall.pupils} desks`, ms, share: 0.98, most: hall.most },
  }));
}

async function measureSuggestions(page: Page): Promise<Figure> {
  const ms: number[] = [];
  for (let round = 0; round < suggestions; round += 1) {
    const changed = page.evaluate(() => window.untilChanged('[data-desk]', 'data-pupil'));
    await button(page, no.MapScreen.again).click();
    ms.push(await changed);
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  }
  return { what: 'new suggestion, 36 pupils', ms, share: 0.5, most: mostSuggestionMs };
}

function printFigure({ what, ms, share, most }: Figure) {
  const sorted = [...ms].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  const isKept = value <= most;
  console.log(
    `  ${isKept ? '✓' : '✗'} ${what}: ${Math.round(value)} ms, at most ${most} (${ms.length} values)`,
  );
  if (!isKept) process.exitCode = 1;
}

await withProduct(({ url, dataDir }) =>
  withBrowser(async (browser) => {
    const { db, close } = openDatabase(await embeddedDatabaseUrl(dataDir));
    const { cookie } = await addPerson(db, `${url}/api`);
    await close();
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, locale: 'nb-NO' });
    const session = { name: 'session', value: cookie.split('=')[1]! };
    await context.addCookies([session, signedInHint].map((each) => ({ ...each, url })));
    for (const hall of halls) {
      const { id, pupils } = await addHall(`${url}/api`, cookie, hall);
      const page = await context.newPage();
      await watchInput(page);
      await page.goto(`${url}/app/classes/${id}/seatmap`);
      const ids = pupils.map((pupil) => pupil.id);
      await page.locator(`button[data-pupil="${ids[0]}"]`).waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      for (const figure of await measureInput(page, hall, ids)) printFigure(figure);
      if (hall === halls[0]) printFigure(await measureSuggestions(page));
      await page.close();
    }
  }),
);
