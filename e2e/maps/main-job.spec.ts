import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import type { Download, Page } from 'playwright/test';
import type { SavedMap } from '../../lib/contracts/maps/maps';
import { brokenConditions, checkSeating } from '../../lib/core/conditions/checker';
import { expect, messages, newEmail, realNames, test } from '../fixtures';
import { button, conditions, enter, room, roomMenu, seat, tab } from './map-screen';

const t = messages.no;

async function signUp(page: Page) {
  await page.goto('app/signup');
  await page.getByLabel(t.Auth.name, { exact: true }).fill('Kari');
  await page.getByLabel(t.Auth.email).fill(newEmail());
  await page.getByLabel(t.Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await page.getByRole('button', { name: t.Auth.signUp }).click();
  await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
}

async function registerClass(page: Page) {
  await page.getByLabel(t.ClassForm.name).fill('8B');
  const field = page.getByLabel(t.Pupils.firstName, { exact: true });
  for (const name of realNames.slice(0, 4)) {
    await field.fill(name);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: t.Pupils.pasteList }).click();
  const list = page.getByLabel(t.Pupils.list);
  await list.fill(`${realNames.slice(4, 16).join('\n')}\n${realNames.slice(16).join(', ')}`);
  await page.getByRole('button', { name: /24/ }).click();
  await expect(page.getByText('28 elever', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(room(page).locator('[data-pupil]')).toHaveCount(28);
}

async function chooseRoom(page: Page) {
  await roomMenu(page).click();
  const menu = page.getByRole('group', { name: t.RoomStep.room, exact: true });
  await menu.getByText(t.RoomKinds.fours).click();
  await menu.getByText(t.RoomKinds.pairs).click();
  await page.getByLabel(t.RoomStep.seats).fill('30');
  await button(page, t.RoomStep.useSeats).click();
  await expect(room(page).getByRole('listitem')).toHaveCount(30);
  await page.keyboard.press('Escape');
  await expect(roomMenu(page)).toBeFocused();
  await expect(roomMenu(page)).toHaveAccessibleName(/To og to$/);
}

type Group = 'together' | 'apart' | 'front' | 'back';
const groups: [Group, string[]][] = [
  ['together', ['Ada', 'Оксана']],
  ['together', ['Łukasz', 'محمد']],
  ['together', ['Đặng', 'Phượng']],
  ['apart', ['Jonas', 'Noah', 'Henrik']],
  ['apart', ['Emma', 'Ingrid']],
  ['apart', ['Тарас', 'Юрій']],
  ['front', ['فاطمة', 'Thị']],
  ['front', ['Tuva']],
  ['back', ['Øyvind']],
];

async function enterConditions(page: Page) {
  for (const [type, names] of groups) await enter(page, type, names);
  const desk = (row: number, place: number) =>
    conditions(page).getByRole('button', {
      name: t.Room.deskAt.replace('{row, number}', `${row}`).replace('{place, number}', `${place}`),
      exact: true,
    });
  const fixed = page.getByRole('button', { name: t.Conditions.more.fixed });
  await seat(page, 'Sofie').click();
  await fixed.click();
  await desk(2, 3).click();
  await seat(page, 'عبد الرحمن').click();
  await fixed.click();
  await desk(1, 1).click();
  await expect(tab(page, 'conditions')).toHaveAccessibleName(/ 11$/);
}

async function shownSeats(page: Page) {
  return room(page)
    .getByRole('listitem')
    .evaluateAll((list) =>
      list.map((item) => `${item.style.gridArea}: ${item.querySelector('bdi')?.textContent ?? ''}`),
    );
}

/** pdf.js is imported late: its top-level await hides this file's tests from Playwright. */
async function openPdf(bytes: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(bytes) }).promise;
}

async function fillColours(document: Awaited<ReturnType<typeof openPdf>>): Promise<unknown[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  return fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor ? (argsArray[index] as unknown[]) : [],
  );
}

async function readText(document: Awaited<ReturnType<typeof openPdf>>): Promise<string> {
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.normalize('NFC');
}

async function readBytes(download: Download) {
  return readFile((await download.path())!);
}

async function checkPdf(download: Download) {
  const document = await openPdf(await readBytes(download));
  expect(document.numPages).toBe(1);
  const pdfPage = await document.getPage(1);
  const [, , width = 0, height = 0] = pdfPage.view;
  expect([width, height].sort((a, b) => a - b).map(Math.round)).toEqual([595, 842]);
  const text = await readText(document);
  for (const expected of [...realNames, '8B', String(new Date().getFullYear())]) {
    expect(text).toContain(expected.normalize('NFC'));
  }
}

async function checkExcel(download: Download) {
  const sheets = await readExcelFile(await readBytes(download));
  const [grid, list, pupils] = sheets.map((sheet) =>
    sheet.data.flat().map((cell) => `${cell ?? ''}`),
  );
  for (const name of realNames) {
    expect(grid).toContain(name);
    expect(list).toContain(name);
    expect(pupils).toContain(name);
  }
  expect(sheets.map((sheet) => sheet.sheet)).toEqual([
    t.Export.sheetMap,
    t.Export.sheetDesks,
    t.Export.sheetPupils,
  ]);
}

test('a new teacher makes, saves, downloads and prints a seating map for a real class', async ({
  page,
}) => {
  await signUp(page);
  await registerClass(page);
  await chooseRoom(page);
  await enterConditions(page);

  const first = await shownSeats(page);
  await button(page, t.MapScreen.again).click();
  await expect.poll(() => shownSeats(page)).not.toEqual(first);
  await expect(page.getByText(/^11 av 11 oppfylt/)).toBeVisible();
  const chosen = await shownSeats(page);

  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/maps$/.test(response.url()),
  );
  await button(page, t.MapScreen.save).click();
  const saved = (await (await answer).json()) as SavedMap;
  const seating = Object.fromEntries(saved.seats.map((seat) => [seat.pupil.id, seat.desk]));
  const pupils = saved.seats.map((seat) => seat.pupil.id);
  expect(saved.seats.map((seat) => seat.pupil.name).sort()).toEqual([...realNames].sort());
  const conditions = saved.conditions ?? [];
  expect(conditions).toHaveLength(11);
  expect(checkSeating({ desks: saved.desks }, pupils, seating)).toEqual([]);
  expect(brokenConditions({ desks: saved.desks }, conditions, seating)).toEqual([]);

  await expect(page.getByText(t.MapScreen.new)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/maps/${saved.id}$`));
  expect(await shownSeats(page)).toEqual(chosen);

  const menu = button(page, t.Download.menu);
  await menu.click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: t.Download.pdf }).click();
  await checkPdf(await pdf);
  expect((await pdf).suggestedFilename()).toMatch(
    new RegExp(`^${t.Export.fileName}-8B-\\d{4}-\\d\\d-\\d\\d\\.pdf$`),
  );
  const excel = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('link', { name: t.Download.excel }).click();
  await checkExcel(await excel);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await menu.click();
  await page.getByRole('button', { name: t.Download.print, exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(room(page)).toBeVisible();
  await expect(menu).toBeHidden();
  const paper = await openPdf(await page.pdf({ format: 'A4' }));
  expect(paper.numPages).toBe(1);
  const printed = await readText(paper);
  const roomName = (t.RoomKinds as Record<string, string>)[saved.roomName] ?? saved.roomName;
  for (const expected of ['8B', roomName, String(new Date().getFullYear()), 'Emma', 'Jonas']) {
    expect(printed).toContain(expected);
  }
  // The board is green even without printed backgrounds, with a legible label.
  const colours = await fillColours(paper);
  expect(colours).toContain('#14684a');
  expect(colours).not.toContain('#ababab');
  expect(colours).not.toContain('#fbefd3');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: t.MapScreen.done, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.Home.title })).toBeVisible();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '8B' }) });
  await expect(
    card.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }),
  ).toHaveAttribute('href', new RegExp(`/app/maps/${saved.id}$`));
});
