import type { Locator, Page } from 'playwright/test';
import { call, createClass } from '../api';
import { violationsInBothThemes } from '../axe';
import { baseUrl, expect, messages, test } from '../fixtures';
import { markAsOwn, readDatabase } from '../own-device';
import { button, conditions, room as map, seat, tab } from './map-screen';

const t = messages.no;
const names = ['Ada', 'Bo', 'Cilla', 'Dag', 'Eva', 'Finn'];
const broken = 'Ada og Bo sitter hver for seg';

const deskAt = (page: Page, key: string) => map(page).locator(`[data-desk="${key}"]`);
const action = (page: Page, id: keyof typeof t.Workbench.action) =>
  page.getByRole('button', { name: t.Workbench.action[id], exact: true });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
const brokenRow = (page: Page) =>
  conditions(page).getByRole('listitem').filter({ hasText: t.Conditions.notMet });
const keyOf = async (desk: Locator) => (await desk.getAttribute('data-desk'))!;

async function besideKey(page: Page, name: string) {
  const [row = 0, col = 0] = (await keyOf(seat(page, name))).split(',').map(Number);
  for (const key of [`${row},${col + 1}`, `${row},${col - 1}`]) {
    if ((await deskAt(page, key).count()) > 0) return key;
  }
  throw new Error(`${name} sits alone`);
}

const seats = (page: Page) =>
  map(page)
    .locator('[data-desk]')
    .evaluateAll((desks) =>
      desks.map((desk) => `${desk.getAttribute('data-desk')} ${desk.getAttribute('data-pupil')}`),
    );

async function middle(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function openMap(page: Page) {
  const { id, pupils } = await createClass(page.request, names);
  const [ada, bo] = pupils;
  await call(page.request, 'PUT', `/classes/${id}/conditions`, {
    version: 0,
    conditions: [{ id: crypto.randomUUID(), type: 'apart', pupils: [ada!.id, bo!.id] }],
  });
  await page.goto(`app/classes/${id}/seatmap`);
  await expect(seat(page, 'Ada')).toBeVisible();
}

test('a map can be edited by keys and by the mouse', async ({ page, signInTeacher }) => {
  await signInTeacher();
  await openMap(page);
  const target = await besideKey(page, 'Bo');

  await test.step('each step by keyboard is announced, and a lock is undone and redone', async () => {
    await seat(page, 'Ada').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: t.Workbench.chosenGroup })).toContainText('Ada');
    await page.keyboard.press('Space');
    await expect(status(page)).toContainText('Løftet: Ada');
    const [row = 0, col = 0] = target.split(',').map(Number);
    const focused = async () =>
      (await page.locator(':focus').getAttribute('data-desk'))!.split(',').map(Number);
    for (let presses = 0; presses < 12; presses += 1) {
      const [nowRow = 0, nowCol = 0] = await focused();
      if (nowRow === row && nowCol === col) break;
      const key =
        nowRow < row ? 'ArrowDown' : nowRow > row ? 'ArrowUp' : nowCol < col ? 'Right' : 'Left';
      await page.keyboard.press(key.startsWith('Arrow') ? key : `Arrow${key}`);
      await expect.poll(focused).not.toEqual([nowRow, nowCol]);
    }
    await expect(status(page)).toContainText(`Blir ikke oppfylt: ${broken}`);
    await page.keyboard.press('Escape');
    await expect(status(page)).toContainText(t.Workbench.announcement.putBack);
    await expect(page.getByText(/^1 av 1 oppfylt/)).toBeVisible();

    await deskAt(page, target).focus();
    await seat(page, 'Ada').focus();
    await page.keyboard.press('l');
    await expect(seat(page, 'Ada')).toHaveAccessibleName(/låst/);
    await page.keyboard.press('Control+z');
    await expect(seat(page, 'Ada')).not.toHaveAccessibleName(/låst/);
    await page.keyboard.press('Control+y');
    await expect(seat(page, 'Ada')).toHaveAccessibleName(/låst/);
  });

  await page.keyboard.press('Control+z');
  await expect(seat(page, 'Ada')).not.toHaveAccessibleName(/låst/);
  await test.step('dragging a pupil announces broken conditions, and a reload keeps the change', async () => {
    const before = await seats(page);
    const from = await middle(seat(page, 'Ada'));
    const to = await middle(deskAt(page, target));
    const carry = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await expect(status(page)).toContainText(`Blir ikke oppfylt: ${broken}`);
    };
    await carry();
    await page.keyboard.press('Escape');
    await expect(status(page)).toContainText(t.Workbench.announcement.putBack);
    await page.mouse.up();
    expect(await seats(page)).toEqual(before);

    await carry();
    await expect(deskAt(page, target)).toHaveAccessibleName(/her er ikke alt oppfylt/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.mouse.up();
    await expect(deskAt(page, target)).toHaveAccessibleName(/^Ada, .*ikke oppfylt: nummer 1/);
    await expect(status(page)).toContainText(`Ikke oppfylt: ${broken}`);
    const sign = deskAt(page, target).locator('[data-text="1"]');
    await expect(sign).toBeHidden();
    await tab(page, 'conditions').click();
    await expect(brokenRow(page)).toContainText(broken);
    await expect(sign).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.reload();
    await expect(deskAt(page, target)).toHaveAccessibleName(/^Ada, /);
    const { hostname } = new URL(baseUrl());
    const english = { name: 'preferredLanguage', value: 'en', domain: hostname, path: '/' };
    await page.context().addCookies([english]);
    await page.reload();
    const undo = page.getByRole('button', { name: messages.en.Workbench.action.undo, exact: true });
    await expect(undo).toBeEnabled();
    await expect(page.locator(`[data-desk="${target}"]`)).toHaveAccessibleName(/^Ada, /);
    await page.keyboard.press('Control+z');
    await expect
      .poll(() =>
        page
          .locator('[data-desk]')
          .evaluateAll((desks) =>
            desks.map(
              (desk) => `${desk.getAttribute('data-desk')} ${desk.getAttribute('data-pupil')}`,
            ),
          ),
      )
      .toEqual(before);
  });
});

test('an unsaved map survives the closing of its tab in a browser marked as one’s own', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  await page.goto('app');
  await markAsOwn(page);
  await openMap(page);
  const address = page.url();
  const target = await besideKey(page, 'Bo');
  const from = await keyOf(seat(page, 'Ada'));
  await deskAt(page, from).click();
  await button(page, t.Workbench.more).click();
  await action(page, 'move').click();
  await deskAt(page, target).click();
  await expect(deskAt(page, target)).toHaveAccessibleName(/^Ada, /);
  const mine = await seats(page);
  await expect
    .poll(async () => (await readDatabase(page)).names.some((name) => name.endsWith(':hand')))
    .toBe(true);

  const second = await page.context().newPage();
  await second.goto(address);
  await expect(deskAt(second, target)).toHaveAccessibleName(/^Ada, /);
  await seat(second, 'Finn').click();
  for (const tab of [page, second]) await expect(tab.getByText(t.Drafts.text)).toHaveCount(0);
  await action(second, 'lock').click();
  const theirs = await seats(second);

  await test.step("the first tab offers the other tab's draft and keeps its own until then", async () => {
    await expect(page.getByText(t.Drafts.text)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await seats(page)).toEqual(mine);
    await button(page, t.Drafts.takeOther).click();
    await expect(page.getByText(t.Drafts.text)).toHaveCount(0);
    await expect(seat(page, 'Finn')).toHaveAccessibleName(/låst/);
    expect(await seats(page)).toEqual(theirs);
    await expect(second.getByText(t.Drafts.text)).toHaveCount(0);
  });

  await test.step('the newest draft is restored after all tabs are closed', async () => {
    const third = await page.context().newPage();
    await Promise.all([second.waitForEvent('close'), second.close({ runBeforeUnload: true })]);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
    await third.goto(address);
    await expect(deskAt(third, target)).toHaveAccessibleName(/^Ada, /);
    expect(await seats(third)).toEqual(theirs);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a pupil is moved by a long press and a drag, or by the button “move” and a tap on a desk', async ({
    page,
    signInTeacher,
  }) => {
    await signInTeacher();
    await openMap(page);
    const target = await besideKey(page, 'Bo');
    await seat(page, 'Ada').scrollIntoViewIfNeeded();
    const [start, end] = [await middle(seat(page, 'Ada')), await middle(deskAt(page, target))];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof start) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await send('touchStart', start);
    await expect(status(page)).toContainText('Ada');
    const scrolled = await page.evaluate(() => window.scrollY);
    await send('touchMove', end);
    await send('touchMove', { x: end.x + 1, y: end.y });
    await expect(status(page)).toContainText(`Blir ikke oppfylt: ${broken}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await send('touchEnd');
    await expect(deskAt(page, target)).toHaveAccessibleName(/^Ada, /);
    await action(page, 'undo').tap();
    await expect(status(page)).toContainText(`Oppfylt igjen: ${broken}`);

    const chosen = page.getByRole('group', { name: t.Workbench.chosenGroup });
    await expect(chosen).toContainText('Ada');
    await button(page, t.Workbench.more).tap();
    await action(page, 'move').tap();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await deskAt(page, target).tap();
    await action(page, 'cancel').tap();
    await tab(page, 'conditions').tap();
    await expect(brokenRow(page)).toContainText(broken);
    await expect(page.getByRole('radio', { name: t.Conditions.must })).toBeChecked();
    await page.getByText(t.Conditions.rather, { exact: true }).tap();
    await expect(page.getByRole('radio', { name: t.Conditions.rather })).toBeChecked();
    await expect(status(page)).toContainText(`Oppfylt igjen: ${broken}, hvis det går`);
    await expect(brokenRow(page)).toHaveCount(0);
    await action(page, 'undo').tap();
    await expect(page.getByRole('radio', { name: t.Conditions.must })).toBeChecked();
    await expect(brokenRow(page)).toContainText(broken);
    await expect(deskAt(page, target)).toHaveAccessibleName(/^Ada, /);
  });
});
