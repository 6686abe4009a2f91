import type { Locator, Page } from 'playwright/test';
import type { KeptConditions } from '../../lib/contracts/conditions/conditions';
import { call, createClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const words = t.Conditions;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: words.pupils }).getByText(name, { exact: true });
const field = (page: Page) => page.getByLabel(words.typed.label);
const list = (page: Page) => page.getByRole('region', { name: /betingelse/i });
const use = (page: Page, sentence: string) =>
  page.getByRole('checkbox', { name: words.use.replace('{condition}', sentence), exact: true });

async function openConditions(page: Page, id: string) {
  await page.goto(`app/classes/${id}/seatmap`);
  await button(page, t.Maker.toConditions).click();
  await expect(page.getByRole('heading', { name: t.Maker.conditionsTitle })).toBeFocused();
}

async function dragByMouse(page: Page, from: string, to: string) {
  await chip(page, from).hover();
  await page.mouse.down();
  // Only the carried chip is where the pointer is, so the browser is not asked whether the other can be reached.
  await chip(page, to).hover({ force: true });
  await page.mouse.up();
}

const kept = async (page: Page, id: string) =>
  (await (await call(page.request, 'GET', `/classes/${id}/conditions`)).json()) as KeptConditions;

const names = ['Ada', 'Bo', 'Cilla', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'];

test('conditions are entered, and kept with the class', async ({ page, signInTeacher }) => {
  await signInTeacher();

  await test.step('a distance and an empty desk beside a pupil are asked for by clicks and by typing, and the map keeps them', async () => {
    const { id } = await createClass(page.request, names);
    await page.goto(`app/classes/${id}/seatmap`);
    await page.getByLabel(t.RoomStep.seats).fill('12');
    await button(page, t.Maker.toConditions).click();
    for (const name of ['Ada', 'Bo']) await chip(page, name).click();
    await button(page, words.more.distance).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, words.distance.replace('{desks, number}', '3')).click();
    await expect(
      list(page).getByText('Ada og Bo sitter minst 3 plasser fra hverandre'),
    ).toBeVisible();
    await field(page).fill('Cilla alene');
    await field(page).press('Enter');
    await expect(
      list(page).getByText('Cilla sitter alene, med tom plass ved siden av'),
    ).toBeVisible();
    await expect
      .poll(async () => (await kept(page, id)).conditions)
      .toMatchObject([{ type: 'distance', desks: 3 }, { type: 'alone' }]);
    await button(page, t.Maker.generate).click();
    await expect(page.getByRole('list', { name: t.Room.map, exact: true })).toBeVisible();
    await button(page, t.Result.save).click();
    await expect(page.getByText(/^Lagret|er lagret/).first()).toBeVisible();
  });

  await test.step('conditions are entered by clicks, by typing and by dragging, stay with the class, and are switched off for once', async () => {
    const { id } = await createClass(page.request, names, '9A');
    await openConditions(page, id);

    // Click pupils, then what applies: a whole group is apart in one go.
    for (const name of ['Ada', 'Bo', 'Cilla']) await chip(page, name).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, words.type.apart).click();
    await expect(list(page).getByText('Ada, Bo og Cilla sitter hver for seg')).toBeVisible();

    // Type; a wrong name is told beside the field and mended by one click.
    await field(page).fill('Fin + Grå');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(/«Grå»/);
    await button(page, 'Gro').click();
    await expect(list(page).getByText('Finn og Gro sitter sammen')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('Hans nær tavla');
    await field(page).press('Enter');
    await expect(list(page).getByText('Hans sitter nær tavla')).toBeVisible();

    // Drag one pupil onto another.
    await dragByMouse(page, 'Ada', 'Hans');
    const menu = page.getByRole('dialog', { name: 'Ada og Hans' });
    await expect(menu).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await expect(page.getByRole('checkbox', { name: 'Ada', exact: true })).not.toBeChecked();
    await menu.getByRole('button', { name: words.type.together }).click();
    await expect(list(page).getByText('Ada og Hans sitter sammen')).toBeVisible();
    await expect.poll(async () => (await kept(page, id)).conditions.length).toBe(4);

    // Off for this map only.
    await use(page, 'Ada og Hans sitter sammen').uncheck();
    await button(page, t.Maker.generate).click();
    await expect(page.getByText('Alle 3 betingelser er oppfylt.')).toBeVisible();
    await expect(page.getByText(t.Result.skipped, { exact: true })).toBeVisible();
    await button(page, t.Result.save).click();
    await expect(page.getByText(t.Map.isActive)).toBeVisible();
    await page.getByRole('link', { name: t.Map.back }).click();

    await page.getByRole('link', { name: t.Home.makeMapFor.replace('{name}', '9A') }).click();
    await button(page, t.Maker.toConditions).click();
    await expect(use(page, 'Ada og Hans sitter sammen')).toBeChecked();
    await expect(list(page).getByRole('checkbox')).toHaveCount(4);
  });
});

test('conditions are explained and changed', async ({ page, signInTeacher }) => {
  await signInTeacher();

  await test.step('a wish that does not fit is broken and explained; a condition ends on its day and is renewed', async () => {
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

    await field(page).fill('Ada + Bo');
    await field(page).press('Enter');
    await field(page).fill('Ada / Bo');
    await field(page).press('Enter');
    await expect(page.getByText(words.atOnce)).toBeVisible();
    await page
      .getByRole('group', {
        name: words.strength.replace('{condition}', 'Ada og Bo sitter hver for seg'),
      })
      .getByText(words.rather)
      .click();
    await expect(page.getByText(words.atOnceWish)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, t.Maker.generate).click();
    const notice = page.getByRole('region', { name: 'Ett ønske lot seg ikke oppfylle' });
    await expect(notice).toContainText('Ada og Bo sitter hver for seg');
    await expect(notice).toContainText('Ada og Bo skal sitte både sammen og hver for seg.');
    await expect(notice).toContainText('ett ønske må vike');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await button(page, t.Maker.step.conditions).click();
    await ended.getByRole('button', { name: /^Forny/ }).click();
    await expect(use(page, 'Dag sitter foran')).toBeChecked();
    await button(page, t.Maker.generate).click();
    await expect(page.getByText('2 av 3 betingelser er oppfylt.')).toBeVisible();
  });

  await test.step('who, what and the last day of a condition are changed by the keyboard alone', async () => {
    const { id, pupils } = await createClass(page.request, names.slice(0, 4));
    await openConditions(page, id);
    await field(page).fill('Ada + Bo');
    await field(page).press('Enter');
    const settings = (sentence: string) =>
      button(page, words.change.replace('{condition}', sentence));
    await settings('Ada og Bo sitter sammen').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Endrer: Ada og Bo sitter sammen')).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('d');
    await page.keyboard.press('Space');
    await button(page, words.save).press('Enter');
    await expect(settings('Ada, Bo og Dag sitter sammen')).toBeFocused();
    const day = page.getByRole('textbox', { name: words.lastDay });
    await day.fill('31.2.2090');
    await day.press('Enter');
    await expect(day).toHaveAccessibleDescription(new RegExp(t.DayField.noSuchDay));
    await day.fill('31.12.2090');
    await day.press('Enter');
    await expect(list(page).getByText('Til og med 31. desember 2090')).toBeVisible();
    const of = (name: string) => pupils.find((pupil) => pupil.name === name)!.id;
    await expect
      .poll(async () => (await kept(page, id)).conditions)
      .toMatchObject([{ pupils: [of('Ada'), of('Bo'), of('Dag')], until: '2090-12-31' }]);
  });
});

test.describe('by finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pupils are chosen or dragged with the thumb, and nothing covers what is next', async ({
    page,
    signInTeacher,
  }) => {
    await signInTeacher();
    const { id } = await createClass(page.request, names);
    await openConditions(page, id);
    await chip(page, 'Ada').tap();
    await chip(page, 'Bo').tap();
    await button(page, words.type.together).tap();
    await expect(page.getByText('Lagt til: Ada og Bo sitter sammen').last()).toBeVisible();
    await button(page, words.undo).tap();
    await expect(use(page, 'Ada og Bo sitter sammen')).toHaveCount(0);

    await chip(page, 'Eva').scrollIntoViewIfNeeded();
    const centre = async (name: string) => {
      const { x, y, width, height } = (await chip(page, name).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [start, end] = [await centre('Cilla'), await centre('Eva')];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof start) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const lifted = () =>
      chip(page, 'Cilla')
        .locator('xpath=..')
        .evaluate((label) => label.style.transform);
    const box = page.getByRole('checkbox', { name: 'Cilla', exact: true });
    // A finger that rests and leaves is a tap, however slow.
    for (const isChosen of [true, false]) {
      await send('touchStart', start);
      await expect.poll(lifted).not.toBe('');
      await send('touchEnd');
      await expect(box).toBeChecked({ checked: isChosen });
      // Otherwise the next wait would find the chip still lifted from this time.
      await expect.poll(lifted).toBe('');
    }
    await send('touchStart', start);
    // The chip follows once the finger has rested on it.
    await expect.poll(lifted).not.toBe('');
    await send('touchMove', end);
    await send('touchMove', { x: end.x + 1, y: end.y });
    await send('touchEnd');
    const menu = page.getByRole('dialog', { name: 'Cilla og Eva' });
    await menu.getByRole('button', { name: words.type.apart }).tap();
    await expect(list(page).getByText('Cilla og Eva sitter hver for seg')).toBeVisible();
  });

  test('a message stands above the bars at the bottom, and the arrow leads back to the header', async ({
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
    const bar = page.getByText(words.choose);
    // Between a scroll and its frame the card is measured where it is never shown.
    await expect
      .poll(async () => {
        const [above, below] = [await card.boundingBox(), await bar.boundingBox()];
        return above!.y + above!.height - below!.y;
      })
      .toBeLessThan(0);
    await page.getByRole('link', { name: t.Maker.back }).tap();
    await page.getByRole('navigation').getByRole('link', { name: t.Frame.rooms }).tap();
    await expect(page.getByRole('heading', { name: t.Rooms.title, exact: true })).toBeVisible();
  });
});
