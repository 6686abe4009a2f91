import type { Page } from 'playwright/test';
import { call, createClass, createMap, type TestClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { makeColleagues } from '../database';
import { expect, messages, test } from '../fixtures';

/* Maps that are saved already. Once the app is open, all is done by clicks or keys. */

const t = messages.no;
const h = t.MapHistory;
const c = t.CorrectMap;
const names = ['Ada', 'Bo', 'Cilla', 'Dag'];
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const named = (text: string, name: string) => text.replace('{name}', name);

/** The pupils of the map in reading order. */
const seated = (page: Page) =>
  page
    .getByRole('list', { name: t.Room.map, exact: true })
    .getByRole('listitem')
    .filter({ hasNotText: t.Room.freeDesk })
    .locator('.name-plate')
    .allTextContents();

async function openMap(page: Page, names: string[]) {
  const made = await createClass(page.request, names);
  const saved = await createMap(page.request, made);
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`app/maps/${id}`);
  await expect(page.getByRole('list', { name: t.Room.map, exact: true })).toBeVisible();
  return { made, id };
}

/** Saves the map with its pupils in another order, as another teacher would. */
function reorder(page: Page, mapId: string, owner: TestClass, order: number[], version: number) {
  return call(page.request, 'PUT', `/maps/${mapId}`, {
    version,
    roomName: 'longRows',
    desks: owner.pupils.map((_, col) => ({ row: 0, col })),
    conditions: [],
    seats: order.map((index, col) => ({
      pupilId: owner.pupils[index]!.id,
      desk: { row: 0, col },
    })),
  });
}

test('a map is named, deleted and brought back in the strip of its class by the keyboard alone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { made } = await openMap(page, names);
  await createMap(page.request, made);
  await link(page, t.Map.allMaps).focus();
  await page.keyboard.press('Enter');
  const cards = page.getByRole('list', { name: t.MapList.title }).getByRole('listitem');
  await expect(cards).toHaveCount(2);

  const first = cards.first();
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(h.name)).toBeFocused();
  await page.keyboard.type('Uke 34');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(first.getByRole('link', { name: 'Uke 34' })).toBeVisible();

  await button(page, named(h.changeName, 'Uke 34')).focus();
  await page.keyboard.press('Enter');
  await button(page, h.delete).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(named(h.isDeleted, 'Uke 34'))).toBeVisible();
  await expect(button(page, named(h.undoName, 'Uke 34'))).toBeFocused();
  await expect(cards.getByText(t.MapList.active, { exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(first.getByRole('link', { name: 'Uke 34' })).toBeVisible();
  await expect(first.getByText(t.MapList.active, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'par har sittet sammen' }).click();
  await expect(page.getByRole('row', { name: /^Ada/ }).first()).toContainText('Bo 2');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});

test('a map is corrected in place', async ({ page, signInTeacher }) => {
  await signInTeacher();
  const { made, id } = await openMap(page, names);
  const desk = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

  await test.step('it is compared with how it was, and taken back', async () => {
    await desk('Ada').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(c.restored)).toBeVisible();
    await button(page, c.save).click();
    await expect(page.getByText(c.saved)).toBeVisible();
    await expect.poll(() => seated(page)).toEqual(['Bo', 'Ada', 'Cilla', 'Dag']);

    await page.locator('summary', { hasText: 'tidligere utgave' }).click();
    await page.getByRole('button', { name: /^Vis og sammenlign/ }).click();
    await expect(page.getByRole('figure')).toHaveCount(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, h.takeBack).click();
    await expect.poll(() => seated(page)).toEqual(names);
  });

  await test.step('who saves a map later is told what was changed in another tab, and keeps the own map beside it', async () => {
    await desk('Ada').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const { version } = await (await call(page.request, 'GET', `/maps/${id}`)).json();
    expect((await reorder(page, id, made, [0, 1, 3, 2], version)).ok()).toBe(true);
    await button(page, c.save).click();
    await expect(page.getByText(c.conflictOwn)).toBeVisible();
    await expect(page.getByText('Dag: fra rad 1, plass 4 til rad 1, plass 3')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, c.saveAsNew).click();
    await expect(page.getByText(c.savedAsNew)).toBeVisible();
    await expect.poll(() => seated(page)).toEqual(['Bo', 'Ada', 'Cilla', 'Dag']);
    await link(page, t.Map.allMaps).click();
    const cards = page.getByRole('list', { name: t.MapList.title }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
  });
});

test("a substitute marks on a colleague's map who is away today, by one click", async ({
  page,
  signInTeacher,
  stranger: { page: theirs, teacher: substitute },
}) => {
  const teacher = await signInTeacher();
  await makeColleagues({ [teacher.email]: 'Kari', [substitute.email]: 'Vikar' });
  const { id } = await openMap(page, names);
  await theirs.goto(`app/maps/${id}`);
  const away = button(theirs, named(t.Room.awayToday, 'Bo'));
  const stored = theirs.waitForResponse(/\/absences\//);
  await away.click();
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  expect((await stored).ok()).toBe(true);
  const told = named(t.Map.awayList.replace('{names}', '{name}'), 'Bo');
  await expect(theirs.getByText(told)).toBeVisible();
  expect(await violationsInBothThemes(theirs)).toEqual([]);
  await page.reload();
  await expect(page.getByText(told)).toBeVisible();
});
