import type { Page } from 'playwright/test';
import { call, createClass, createMap, type TestClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { makeColleagues } from '../database';
import { expect, messages, realNames, test } from '../fixtures';
import { button, room } from './map-screen';

const t = messages.no;
const named = (text: string, name: string) => text.replace('{name}', name);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function createPairs(page: Page, owner: TestClass): Promise<{ id: string }> {
  const desks = owner.pupils.map((_, at) => ({
    row: 2 * Math.floor(at / 6),
    col: [0, 1, 3, 4, 6, 7][at % 6]!,
  }));
  const seats = owner.pupils.map(({ id }, at) => ({ pupilId: id, desk: desks[at] }));
  const id = crypto.randomUUID();
  const input = { id, roomName: 'pairs', desks, conditions: [], seats };
  const response = await call(page.request, 'POST', `/classes/${owner.id}/maps`, input);
  expect(response.ok()).toBe(true);
  return { id };
}

async function seen(page: Page) {
  return room(page).evaluate((list) => {
    const desks = [...list.querySelectorAll('li')];
    const isOut = (desk: Element) => {
      const { left, top, right, bottom } = desk.getBoundingClientRect();
      return left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight;
    };
    const sizes = [...list.querySelectorAll('bdi')].map((name) =>
      Number.parseFloat(getComputedStyle(name).fontSize),
    );
    return { out: desks.filter(isOut).length, smallest: Math.min(...sizes) };
  });
}

test('a substitute on a phone sees all of a colleague’s map after a few taps', async ({
  page,
  signInTeacher,
  stranger: { page: phone, teacher: substitute },
}) => {
  const owner = await signInTeacher();
  await makeColleagues({ [owner.email]: 'Kari', [substitute.email]: 'Ola' });
  await createPairs(page, await createClass(page.request, realNames));
  await createClass(phone.request, ['Ada', 'Bo'], '9C');

  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('');
  await link(phone, t.SiteMenu.openApp).first().click();
  await link(phone, t.Home.colleagues).click();
  await phone.getByRole('link', { name: named(t.Home.openMap, '8B') }).click();
  await expect(room(phone).getByRole('listitem')).toHaveCount(28);
  await expect.poll(() => seen(phone)).toMatchObject({ out: 0 });
  expect((await seen(phone)).smallest).toBeGreaterThanOrEqual(11);
  expect(await sticksOut(phone)).toEqual([]);
  expect(await violationsInBothThemes(phone)).toEqual([]);

  await button(phone, t.Room.zoom.in).click();
  await expect.poll(async () => (await seen(phone)).out).toBeGreaterThan(0);
  expect(await sticksOut(phone)).toEqual([]);
  await button(phone, t.Room.zoom.fit).click();
  await phone.setViewportSize({ width: 844, height: 390 });
  await room(phone).evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await expect.poll(() => seen(phone)).toMatchObject({ out: 0 });
});

test('the toolbar of a chosen pupil moves with the desk when the room is zoomed', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createPairs(page, await createClass(page.request, realNames));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`app/maps/${id}`);
  const seat = room(page).locator('[data-pupil]').nth(8);
  const bar = page.getByRole('group', { name: t.Workbench.chosenGroup });
  await seat.click();
  // Zoom redraws the room a moment after the press.
  const drawn = () => page.locator('.room-held > *').evaluate(({ style }) => style.minWidth);
  for (const share of ['80%', '64%']) {
    await button(page, t.Room.zoom.in).click();
    await expect.poll(drawn).toBe(share);
    const gap = async () => {
      const [desk, over] = [(await seat.boundingBox())!, (await bar.boundingBox())!];
      return over.y > desk.y ? over.y - desk.y - desk.height : desk.y - over.y - over.height;
    };
    await expect.poll(gap).toBeCloseTo(6, 0);
  }
});

const readNames = (page: Page) =>
  page.locator('.name-plate').evaluateAll((plates) => ({
    cut: plates.flatMap((plate) => {
      const desk = plate.closest('.room-desk')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(plate);
      const name = range.getBoundingClientRect();
      const isWhole =
        name.left >= desk.left - 1 &&
        name.right <= desk.right + 1 &&
        name.top >= desk.top - 1 &&
        name.bottom <= desk.bottom + 1;
      return isWhole ? [] : [plate.textContent];
    }),
    least: Math.min(...plates.map((plate) => parseFloat(getComputedStyle(plate).fontSize))),
  }));

test('names on a phone are whole and at least 11 px high, even with more text spacing', async ({
  page,
  teacher,
}) => {
  expect(teacher.email).not.toBe('');
  const long = 'Alexander,Wilhelmina,Anne Marie-Louise,Świętosława,Bo,Ingebjørg,Maximilian,Оксана';
  const owner = await createClass(page.request, long.split(','));
  await createMap(page.request, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('app');
  await page.getByRole('link', { name: named(t.Home.openMap, '8B') }).click();
  await expect(page.locator('.name-plate')).toHaveCount(8);
  const before = await readNames(page);
  expect(before.cut).toEqual([]);
  expect(before.least).toBeGreaterThanOrEqual(11);
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    const spacing = { 'letter-spacing': '.12em', 'word-spacing': '.16em', 'line-height': '1.5' };
    const rules = Object.entries(spacing).map(([name, value]) => `${name}:${value}!important`);
    await sheet.replace(`*{${rules.join(';')}}`);
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(async () => (await readNames(page)).cut).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});

test('a saved map can be shown on a big screen and downloaded', async ({
  page,
  context,
  teacher,
}) => {
  const owner = await createClass(page.request, realNames);
  const { id } = await createPairs(page, owner);
  await page.goto(`app/maps/${id}`);

  await test.step('the map is shown on the big screen by a key, revealed by steps and turned', async () => {
    await button(page, t.Room.perspective.teacher).click();
    await expect(button(page, t.Room.perspective.pupils)).toBeFocused();
    await page.reload();
    await expect(button(page, t.Room.perspective.pupils)).toBeVisible();
    const first = room(page).getByRole('listitem').first();
    await expect(first).toHaveCSS('grid-row-start', '9');

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('f');
    const screen = page.getByRole('dialog', { name: '8B' });
    const names = screen.locator('bdi').filter({ hasNotText: '8B' });
    await expect(names).toHaveCount(28);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, t.BigScreen.begin).click();
    await expect(names).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('PageUp');
    await expect(names).toHaveText([realNames[0]!]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('f');
    await expect(screen).toHaveCount(0);
  });

  await test.step('the options of a PDF are kept, and an expired session asks for sign-in before the download', async () => {
    const more = button(page, t.Download.menu);
    await more.click();
    await page.getByLabel(t.Download.papers.a3).check();
    await page.getByLabel(t.Download.list).check();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const picture = page.waitForEvent('download');
    await button(page, t.Download.picture).click();
    expect((await picture).suggestedFilename()).toBe(`${t.Download.fileName}-8B.png`);
    await expect(more).toBeFocused();

    await page.reload();
    await more.click();
    await expect(link(page, t.Download.pdf)).toBeVisible();
    await context.clearCookies();
    await link(page, t.Download.pdf).click();
    const dialog = page.getByRole('dialog', { name: t.Auth.sessionEnded });
    await dialog.getByLabel(t.Auth.email).fill(teacher.email);
    await dialog.getByLabel(t.Auth.password).fill(teacher.password);
    const answer = page.waitForResponse((response) => response.url().includes('/pdf?'));
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t.Auth.signIn }).click();
    expect((await answer).url()).toContain('paper=a3&list=1');
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
