import type { Page } from 'playwright/test';
import { call, createClass, createMap, type TestClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { makeColleagues } from '../database';
import { expect, messages, test } from '../fixtures';
import { button, room, seat as desk } from './map-screen';

const t = messages.no;
const h = t.MapHistory;
const s = t.MapScreen;
const c = t.MapConflict;
const names = ['Ada', 'Bo', 'Cilla', 'Dag'];
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const named = (text: string, name: string) => text.replace('{name}', name);

const seated = (page: Page) =>
  room(page)
    .getByRole('listitem')
    .filter({ hasNotText: t.Room.freeDesk })
    .locator('.name-plate')
    .allTextContents();

async function openMap(page: Page, names: string[]) {
  const made = await createClass(page.request, names);
  const saved = await createMap(page.request, made);
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`app/maps/${id}`);
  await expect(room(page)).toBeVisible();
  return { made, id };
}

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

test('a saved map can be named, deleted and restored by the keyboard alone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { made } = await openMap(page, names);
  await createMap(page.request, made);
  await button(page, t.MapRail.more).focus();
  await page.keyboard.press('Enter');
  await link(page, t.Map.allMaps).focus();
  expect(await violationsInBothThemes(page)).toEqual([]);
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

test('a saved map can be changed, returned to a former version and saved as a new map', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { made, id } = await openMap(page, names);

  await test.step('a changed map is compared with its former version and reverted', async () => {
    await desk(page, 'Ada').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(t.Workbench.announcement.restored)).toBeVisible();
    await button(page, s.saveChange).press('Enter');
    await expect(page.getByText(s.corrected)).toBeVisible();
    await expect(link(page, s.done)).toBeVisible();
    // The pressed button no longer exists, so the heading gets the focus.
    await expect(page.getByRole('heading', { level: 1, name: '8B' })).toBeFocused();
    await expect.poll(() => seated(page)).toEqual(['Bo', 'Ada', 'Cilla', 'Dag']);

    await button(page, t.Workbench.action.undo).click();
    await expect.poll(() => seated(page)).toEqual(names);
    await expect(button(page, s.saveChange)).toBeVisible();
    await button(page, t.Workbench.action.redo).click();
    await expect(link(page, s.done)).toBeVisible();

    await button(page, t.MapRail.more).click();
    await page.locator('summary', { hasText: 'tidligere utgave' }).click();
    await page.getByRole('button', { name: /^Vis og sammenlign/ }).click();
    await expect(page.getByRole('figure')).toHaveCount(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, h.takeBack).click();
    await expect.poll(() => seated(page)).toEqual(names);
  });

  await test.step('a version conflict shows the other changes and can save the map as a new one', async () => {
    await desk(page, 'Ada').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const { version } = await (await call(page.request, 'GET', `/maps/${id}`)).json();
    expect((await reorder(page, id, made, [0, 1, 3, 2], version)).ok()).toBe(true);
    await button(page, s.saveChange).click();
    await expect(page.getByText(c.conflictOwn)).toBeVisible();
    await expect(page.getByText('Dag: fra rad 1, plass 4 til rad 1, plass 3')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, c.saveAsNew).click();
    await expect(page.getByText(s.new)).toBeVisible();
    await expect.poll(() => seated(page)).toEqual(['Bo', 'Ada', 'Cilla', 'Dag']);
  });

  await test.step('a new suggestion can be discarded or saved as a new map', async () => {
    const saved = ['Bo', 'Ada', 'Cilla', 'Dag'];
    const address = page.url();
    await button(page, s.again).click();
    await expect.poll(() => seated(page)).not.toEqual(saved);
    await button(page, t.MapRail.more).click();
    await button(page, s.giveUp).click();
    await expect.poll(() => seated(page)).toEqual(saved);
    await expect(link(page, s.done)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, t.MapRail.more)).toBeFocused();

    await button(page, s.again).click();
    await expect.poll(() => seated(page)).not.toEqual(saved);
    await button(page, s.save).click();
    await expect(link(page, s.done)).toBeVisible();
    expect(page.url()).not.toBe(address);
    await button(page, t.MapRail.more).click();
    await link(page, t.Map.allMaps).click();
    const cards = page.getByRole('list', { name: t.MapList.title }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
  });
});

test("a substitute marks an absent pupil on a colleague's map by one click", async ({
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
  const announcement = named(t.Map.awayList.replace('{names}', '{name}'), 'Bo');
  await expect(theirs.getByText(announcement)).toBeVisible();
  expect(await violationsInBothThemes(theirs)).toEqual([]);
  await page.reload();
  await expect(desk(page, 'Bo')).toHaveAccessibleName(/borte i dag/);
});
