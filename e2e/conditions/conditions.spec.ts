import type { Page } from 'playwright/test';
import type { KeptConditions } from '../../lib/contracts/conditions/conditions';
import type { SavedMap } from '../../lib/contracts/maps/maps';
import { call, createClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const words = t.Conditions;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const seat = (page: Page, name: string) =>
  page
    .getByRole('list', { name: t.Room.map, exact: true })
    .getByRole('button', { name: new RegExp(`^${name}, `) });
const part = (page: Page) => page.getByRole('region', { name: words.part, exact: true }).first();
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: words.kind }).getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByLabel(words.typed.label, { exact: true });
const settings = (page: Page, sentence: string) =>
  button(page, words.change.replace('{condition}', sentence));
const use = (page: Page, sentence: string) =>
  page.getByRole('checkbox', { name: words.use.replace('{condition}', sentence), exact: true });
const clash = (page: Page) => page.getByRole('alert').filter({ hasText: t.Conflict.title });
const figures = (page: Page, text: string) => page.getByText(text).first();

async function openConditions(page: Page, id: string) {
  await page.goto(`app/classes/${id}/seatmap`);
  await page.getByRole('button', { name: new RegExp(`^${t.MapRail.conditions}`) }).click();
  await expect(field(page)).toBeVisible();
  await expect(seat(page, 'Ada')).toBeVisible();
}

async function type(page: Page, line: string) {
  await field(page).fill(line);
  await field(page).press('Enter');
}

const kept = async (page: Page, id: string) =>
  (await (await call(page.request, 'GET', `/classes/${id}/conditions`)).json()) as KeptConditions;

const names = ['Ada', 'Bo', 'Cilla', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'];

test('conditions can be entered and are stored with the class', async ({ page, signInTeacher }) => {
  await signInTeacher();

  await test.step('a distance and an empty desk are entered by click and text, and the map meets both', async () => {
    const { id } = await createClass(page.request, names);
    await openConditions(page, id);
    await page.getByRole('button', { name: /^Rommet: / }).click();
    await page.getByLabel(t.RoomStep.seats).fill('12');
    await button(page, t.RoomStep.useSeats).click();
    await expect(page.locator('.workplace-stage [data-desk]')).toHaveCount(12);
    await page.keyboard.press('Escape');
    for (const name of ['Ada', 'Bo']) await seat(page, name).click();
    await kind(page, words.more.distance).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, words.distance.replace('{desks, number}', '3')).click();
    await expect(settings(page, 'Ada og Bo sitter minst 3 plasser fra hverandre')).toBeVisible();
    await type(page, 'Cilla alene');
    await expect(settings(page, 'Cilla sitter alene, med tom plass ved siden av')).toBeVisible();
    await expect
      .poll(async () => (await kept(page, id)).conditions)
      .toMatchObject([{ type: 'distance', desks: 3 }, { type: 'alone' }]);
    await expect(figures(page, '2 av 2 oppfylt')).toBeVisible();
    await button(page, t.MapScreen.save).click();
    await expect(page.getByText(t.MapScreen.new)).toBeVisible();
    await page.waitForURL(/\/app\/maps\//);
    const saved = await call(page.request, 'GET', `/maps/${page.url().split('/').at(-1)}`);
    expect((await saved.json()) as SavedMap).toMatchObject({ broken: [] });
  });

  await test.step('conditions are stored with the class and can be switched off for one map', async () => {
    const { id } = await createClass(page.request, names, '9A');
    await openConditions(page, id);

    for (const name of ['Ada', 'Bo', 'Cilla']) await seat(page, name).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await kind(page, words.type.apart).click();
    await expect(settings(page, 'Ada, Bo og Cilla sitter hver for seg')).toBeVisible();
    await expect(seat(page, 'Ada')).toHaveAttribute('aria-pressed', 'false');

    await type(page, 'Fin + Grå');
    await expect(field(page)).toHaveAccessibleDescription(/«Grå»/);
    await button(page, 'Gro').click();
    await expect(settings(page, 'Finn og Gro sitter sammen')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await type(page, 'Hans nær tavla');
    await expect(settings(page, 'Hans sitter nær tavla')).toBeVisible();
    await type(page, 'Ada + Hans');
    await expect(settings(page, 'Ada og Hans sitter sammen')).toBeVisible();
    await expect.poll(async () => (await kept(page, id)).conditions.length).toBe(4);

    await settings(page, 'Ada og Hans sitter sammen').click();
    await use(page, 'Ada og Hans sitter sammen').uncheck();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await expect(part(page).getByText(words.notUsed.off)).toBeVisible();
    await expect(figures(page, '3 av 3 oppfylt · 1 er ikke med her')).toBeVisible();
    await button(page, t.MapScreen.save).click();
    await page.getByRole('link', { name: t.MapScreen.done, exact: true }).click();

    await page.getByRole('link', { name: t.Home.makeMapFor.replace('{name}', '9A') }).click();
    await expect(figures(page, '4 av 4 oppfylt')).toBeVisible();
    await button(page, `${t.MapRail.conditions} 4`).click();
    await settings(page, 'Ada og Hans sitter sammen').click();
    await expect(use(page, 'Ada og Hans sitter sammen')).toBeChecked();
  });
});

test('the map changes with each condition, and one undo reverts the condition and the map', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await openConditions(page, id);
  const places = () => Promise.all(names.map((name) => seat(page, name).getAttribute('data-desk')));
  const before = await places();
  const last = Math.max(...before.map((desk) => Number(desk!.split(',')[0])));
  const atBack = names.find((_, index) => before[index]!.startsWith(`${last},`))!;
  await type(page, `${atBack} foran`);
  await expect(settings(page, `${atBack} sitter foran`)).toBeVisible();
  await expect.poll(places).not.toEqual(before);
  await expect(button(page, `${t.MapRail.conditions} 1`)).toBeVisible();
  await button(page, t.Workbench.action.undo).click();
  await expect(settings(page, `${atBack} sitter foran`)).toHaveCount(0);
  await expect.poll(places).toEqual(before);
});

test('a teacher sees why conditions conflict, renews an ended condition and changes a condition by keyboard', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();

  await test.step('conflicts and unmet wishes are explained, and an expired condition can be renewed', async () => {
    const { id, pupils } = await createClass(page.request, names.slice(0, 4));
    const of = (name: string) => pupils.find((pupil) => pupil.name === name)!.id;
    const old = {
      id: crypto.randomUUID(),
      type: 'front',
      pupils: [of('Dag')],
      until: '2020-02-01',
    };
    await call(page.request, 'PUT', `/classes/${id}/conditions`, { version: 0, conditions: [old] });
    await openConditions(page, id);
    const ended = page.getByRole('list', { name: '1 avsluttet' });
    await expect(ended.getByText('Gjaldt til og med 1. februar 2020')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await type(page, 'Ada + Bo');
    await type(page, 'Ada / Bo');
    await expect(clash(page)).toContainText('Ada og Bo skal sitte både sammen og hver for seg.');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(
      page,
      t.Conflict.easeThis.replace('{condition}', 'Ada og Bo sitter hver for seg'),
    ).click();
    await expect(clash(page)).toHaveCount(0);
    await expect(
      page.getByRole('group', {
        name: words.strength.replace('{condition}', 'Ada og Bo sitter hver for seg'),
      }),
    ).toBeVisible();
    await button(page, t.MapScreen.again).click();
    const broken = part(page)
      .getByRole('listitem')
      .filter({ has: settings(page, 'Ada og Bo sitter hver for seg') });
    await expect(broken).toContainText('Ada og Bo skal sitte både sammen og hver for seg.');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await ended.getByRole('button', { name: /^Forny/ }).click();
    await expect(settings(page, 'Dag sitter foran')).toBeVisible();
    await expect(ended).toHaveCount(0);
    await expect(figures(page, '2 av 3 oppfylt')).toBeVisible();
  });

  await test.step("a condition's pupils and last day are changed by the keyboard alone", async () => {
    const { id, pupils } = await createClass(page.request, names.slice(0, 4));
    await openConditions(page, id);
    await type(page, 'Ada + Bo');
    await settings(page, 'Ada og Bo sitter sammen').press('Enter');
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
    await expect(button(page, words.edit)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Endrer: Ada og Bo sitter sammen')).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await seat(page, 'Dag').press('Enter');
    await button(page, words.save).press('Enter');
    await expect(settings(page, 'Ada, Bo og Dag sitter sammen')).toBeFocused();
    await page.keyboard.press('Enter');
    const day = page.getByRole('textbox', { name: words.lastDay });
    await day.fill('31.2.2090');
    await day.press('Enter');
    await expect(day).toHaveAccessibleDescription(new RegExp(t.DayField.noSuchDay));
    await day.fill('31.12.2090');
    await day.press('Enter');
    await expect(part(page).getByText('Til og med 31. desember 2090')).toBeVisible();
    const of = (name: string) => pupils.find((pupil) => pupil.name === name)!.id;
    await expect
      .poll(async () => (await kept(page, id)).conditions)
      .toMatchObject([{ pupils: [of('Ada'), of('Bo'), of('Dag')], until: '2090-12-31' }]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('conditions are entered by touch, and the parts for suggestions and for a pupil open inside the screen', async ({
    page,
    signInTeacher,
  }) => {
    await signInTeacher();
    const { id } = await createClass(page.request, names);
    await openConditions(page, id);
    await seat(page, 'Ada').tap();
    await seat(page, 'Bo').tap();
    await expect(part(page).getByText('Ada og Bo', { exact: true })).toBeVisible();
    await kind(page, words.type.together).tap();
    await expect(settings(page, 'Ada og Bo sitter sammen')).toBeVisible();
    await button(page, t.Workbench.action.undo).tap();
    await expect(settings(page, 'Ada og Bo sitter sammen')).toHaveCount(0);

    await kind(page, words.type.front).tap();
    await seat(page, 'Cilla').tap();
    await expect(settings(page, 'Cilla sitter foran')).toBeVisible();
    await seat(page, 'Eva').tap();
    await expect(settings(page, 'Eva sitter foran')).toBeVisible();
    await kind(page, words.type.front).tap();

    await page.getByRole('button', { name: new RegExp(`^${t.MapRail.suggestions}`) }).tap();
    await expect(button(page, t.MapSuggestions.compare)).toBeInViewport();
    await button(page, t.MapRail.pupil).tap();
    await expect(page.getByText(t.MapRail.noPupil)).toBeInViewport();
    expect(await sticksOut(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('a message is shown above the bottom bar, and the back link leads to a page with the main navigation', async ({
    page,
    signInTeacher,
  }) => {
    await signInTeacher();
    const { id } = await createClass(page.request, names);
    await openConditions(page, id);
    await page.evaluate(() => window.dispatchEvent(new Event('auth-session-changed')));
    const message = page.getByText(t.Session.updated);
    await expect(message).toBeVisible();
    const card = page.locator('[data-type=success]');
    const bar = page.getByRole('navigation', { name: t.MapRail.parts });
    // The toast may be measured between a scroll and its frame, so the check polls.
    await expect
      .poll(async () => {
        const [above, below] = [await card.boundingBox(), await bar.boundingBox()];
        return above!.y + above!.height - below!.y;
      })
      .toBeLessThan(0);
    await page.getByRole('link', { name: t.MapScreen.back }).tap();
    await page.getByRole('navigation').getByRole('link', { name: t.Frame.rooms }).tap();
    await expect(page.getByRole('heading', { name: t.Rooms.title, exact: true })).toBeVisible();
  });
});
