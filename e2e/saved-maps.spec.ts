import type { Page } from 'playwright/test';
import { createClass, createMap } from './api';
import { sticksOut, violationsInBothThemes } from './axe';
import { makeColleagues } from './database';
import { expect, messages, test } from './fixtures';

/* Maps that are saved already. Once the app is open, all is done by clicks or keys. */

const t = messages.no;
const h = t.MapHistory;
const names = ['Ada', 'Bo', 'Cilla', 'Dag'];
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const named = (text: string, name: string) => text.replace('{name}', name);

async function openMap(page: Page, names: string[]) {
  const made = await createClass(page.request, names);
  const saved = await createMap(page.request, made);
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`app/maps/${id}`);
  await expect(page.getByRole('list', { name: t.Room.map, exact: true })).toBeVisible();
  return { made, id };
}

test('a map is named, deleted and brought back by the keyboard alone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { made } = await openMap(page, names);
  await createMap(page.request, made);
  await link(page, t.Map.allMaps).focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: h.allMaps }).getByRole('listitem');
  await expect(rows).toHaveCount(2);

  const first = rows.first();
  await first.getByRole('button', { name: h.rename }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(h.name)).toBeFocused();
  await page.keyboard.type('Uke 34');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(link(page, 'Uke 34')).toBeVisible();

  await button(page, named(h.deleteName, 'Uke 34')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(named(h.isDeleted, 'Uke 34'))).toBeVisible();
  await expect(button(page, named(h.undoName, 'Uke 34'))).toBeFocused();
  await expect(first.or(rows.last()).getByText(h.active, { exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(link(page, 'Uke 34')).toBeVisible();
  await expect(first.getByText(h.active, { exact: true })).toBeVisible();

  await button(page, h.together).click();
  await expect(page.getByRole('row', { name: /^Ada/ }).first()).toContainText('Bo 2');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
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
  await away.click();
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  const told = named(t.Map.awayList.replace('{names}', '{name}'), 'Bo');
  await expect(theirs.getByText(told)).toBeVisible();
  expect(await violationsInBothThemes(theirs)).toEqual([]);
  await page.reload();
  await expect(page.getByText(told)).toBeVisible();
});
