import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { call, createClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';
import { button, room, seat } from './map-screen';

const t = messages.no;
const names = ['Ada', 'Bo', 'Cy', 'Emma K', 'Оксана', 'Åse'];

const layout: RoomLayout = {
  desks: [0, 2].flatMap((row) => [0, 1, 3, 4].map((col) => ({ row, col }))),
  marks: [{ kind: 'door', row: 3, col: 4 }],
  boardSide: 'left',
};

const dialog = (page: Page) => page.getByRole('dialog', { name: t.MapFromSheet.title });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

const seatsOf = (page: Page) =>
  room(page)
    .locator('[data-pupil]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')).sort());

async function takeIn(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await button(page, t.MapRail.more).click();
  await button(page, t.MapFromSheet.open).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    inDialog(page, t.MapFromSheet.file).click(),
  ]);
  await chooser.setFiles(file);
}

test.beforeEach(({ signInTeacher }) => signInTeacher());

test('an exported seating map can be imported for another class, with the same seats', async ({
  page,
}) => {
  const owner = await createClass(page.request, names);
  const other = await createClass(page.request, names, '9C');
  const mapId = randomUUID();
  const saved = await call(page.request, 'POST', `/classes/${owner.id}/maps`, {
    ...layout,
    ...{ id: mapId, roomName: 'Rom 204', conditions: [] },
    seats: owner.pupils.map(({ id }, index) => ({ pupilId: id, desk: layout.desks[index + 1] })),
  });
  expect(saved.ok()).toBe(true);
  await page.goto(`app/maps/${mapId}`);
  await expect(seat(page, 'Ada')).toBeVisible();
  const before = await seatsOf(page);
  await button(page, t.Download.menu).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.Download.excel }).click();
  const file = await (await download).path();

  await page.getByRole('link', { name: t.MapScreen.back, exact: true }).click();
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '9C') }).click();
  await expect(page).toHaveURL(new RegExp(`/classes/${other.id}/`));
  await expect(seat(page, 'Ada')).toBeVisible();
  await takeIn(page, {
    name: 'kart.xlsx',
    mimeType: 'application/zip',
    buffer: await readFile(file),
  });
  await expect(dialog(page).getByRole('heading', { name: '8 pulter, 6 elever' })).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await inDialog(page, t.MapFromSheet.use).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, t.MapRail.more)).toBeFocused();
  await expect.poll(() => seatsOf(page)).toEqual(before);

  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/maps$/.test(response.url()),
  );
  await button(page, t.MapScreen.save).click();
  const stored = (await (await answer).json()) as SavedMap;
  expect(stored).toMatchObject({ roomName: 'Rom fra kart', ...layout });
  expect(stored.seats.map(({ pupil, desk }) => [pupil.name, desk]).sort()).toEqual(
    names.map((name, index) => [name, layout.desks[index + 1]]).sort(),
  );
});

test('importing a seating map written as CSV asks about an unknown name and can be undone', async ({
  page,
}) => {
  const owner = await createClass(page.request, names);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`app/classes/${owner.id}/seatmap`);
  await expect(seat(page, 'Ada')).toBeVisible();
  const before = await seatsOf(page);
  const csv = ';Tavle;;\nada;Bo;;Cy\nEmma;Zoe;;åse\n';
  await takeIn(page, { name: 'kart.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const question = dialog(page).getByLabel('Hvem er «Zoe»? Rad 2, plass 2');
  await inDialog(page, t.MapFromSheet.use).click();
  await expect(question).toBeFocused();
  await expect(dialog(page).getByText(t.MapFromSheet.answer)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await question.selectOption(t.MapFromSheet.empty);
  await expect(dialog(page).getByText('1 elev har ingen plass')).toBeVisible();
  await question.selectOption('Оксана');
  await inDialog(page, t.MapFromSheet.use).click();
  await expect(seat(page, 'Оксана')).toHaveAccessibleName(/rad 2, plass 2/i);
  await button(page, t.Workbench.action.undo).click();
  await expect.poll(() => seatsOf(page)).toEqual(before);
});
