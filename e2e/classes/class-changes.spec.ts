import type { Page } from 'playwright/test';
import { call, createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';

/* Navigation is by clicks only: `page.goto` would empty the client's caches and hide stale data. */

const t = messages.no;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: t.MapRail.parts })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const map = (page: Page) => page.getByRole('list', { name: t.Room.map, exact: true });
const seats = (page: Page) => map(page).locator('[data-pupil]');

async function openHome(page: Page) {
  const owner = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  const [ada, bo] = owner.pupils;
  await createMap(page.request, owner, undefined, [
    { type: 'together', pupils: [ada!.id, bo!.id] },
  ]);
  await page.goto('app');
  await expect(page.getByRole('heading', { name: '8B' })).toBeVisible();
  return owner;
}

const newMap = t.Home.makeMapFor.replace('{name}', '8B');
const edit = t.Home.editClassName.replace('{name}', '8B');

test('a map can be made after the connection is lost or the class is changed', async ({
  page,
  context,
  signInTeacher,
}) => {
  await signInTeacher();
  await openHome(page);

  await test.step('an open map can be made offline and is saved once the connection returns', async () => {
    const started = page.waitForEvent('worker');
    await link(page, newMap).click();
    await expect(seats(page)).toHaveCount(4);
    const engine = await started;
    const loadedFiles = () =>
      engine.evaluate(() => performance.getEntriesByType('resource').length);
    await expect.poll(loadedFiles).toBeGreaterThan(0);
    await context.setOffline(true);
    await expect(page.getByText('1 av 1 oppfylt')).toBeVisible();
    const before = await seats(page).evaluateAll((desks) =>
      desks.map((desk) => desk.getAttribute('data-pupil')),
    );
    await expect(async () => {
      await button(page, t.MapScreen.again).click();
      await expect(button(page, t.MapScreen.again)).toBeEnabled();
      const now = await seats(page).evaluateAll((desks) =>
        desks.map((desk) => desk.getAttribute('data-pupil')),
      );
      expect(now).not.toEqual(before);
    }).toPass();
    await button(page, t.MapScreen.save).click();
    await expect(page.getByText(t.MapScreen.offlineText)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t.MapScreen.new)).toBeVisible();
    await expect(page.getByText(t.MapScreen.offlineText)).toHaveCount(0);
  });

  await link(page, t.MapScreen.done).click();
  await test.step('deleting a pupil names the conditions that end, and a new map ignores them', async () => {
    await link(page, newMap).click();
    await tab(page, t.MapRail.conditions).click();
    await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
    await link(page, t.MapScreen.back).click();

    await link(page, edit).click();
    await button(page, 'Mer om Bo').click();
    await button(page, 'Fjern Bo').click();
    await button(page, t.ClassForm.save).click();
    await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
    await link(page, t.ClassForm.back).click();

    await link(page, newMap).click();
    await expect(page.getByText('Ada og (slettet elev) sitter sammen')).toBeVisible();
    await button(page, t.MapScreen.lapsedRead).click();
    await tab(page, t.MapRail.conditions).click();
    await expect(page.getByText(t.Conditions.none)).toBeVisible();
    await button(page, t.MapScreen.save).click();
    await expect(page.getByText(t.MapScreen.new)).toBeVisible();
  });
});

test('a saved map leaves out a pupil whom another device deleted before saving', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id, pupils } = await openHome(page);
  // Conditions must be stored with the class before Bo is deleted: stored later, they would already reveal the
  // deletion.
  const kept = page.waitForResponse((response) => response.url().endsWith(`${id}/conditions`));
  await link(page, newMap).click();
  await expect(map(page).getByText('Bo', { exact: true })).toBeVisible();
  await kept;

  const left = pupils.filter((pupil) => pupil.name !== 'Bo');
  const input = { grade: '8', name: '8B', pupils: left, version: 1 };
  await call(page.request, 'PUT', `/classes/${id}`, input);
  await button(page, t.MapScreen.save).click();
  await expect(page.getByText(t.MapScreen.classChanged)).toBeVisible();
  await expect(page.getByText(t.MapScreen.new)).toBeVisible();
  await expect(map(page).getByText('Ada', { exact: true })).toBeVisible();
  await expect(map(page).getByText('Bo', { exact: true })).toHaveCount(0);
});

test('a map fits a zoomed window, and its printout shows no conditions', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();

  await test.step('no sticky element covers the window at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openHome(page);
    await link(page, newMap).click();
    for (const next of ['conditions', 'pupil', 'suggestions'] as const) {
      await tab(page, t.MapRail[next]).click();
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
          // Text for screen readers is one pixel high.
          .filter((element) => element.getBoundingClientRect().height > 1)
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(stuck).toEqual([]);
    }
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('a printed map shows neither pins nor conditions', async () => {
    const owner = await createClass(page.request, ['Ada', 'Bo'], '9A');
    const desk = { row: 0, col: 0 };
    await createMap(page.request, owner, undefined, [
      { type: 'fixed', pupil: owner.pupils[0]!.id, desk },
    ]);
    await page.goto('app');
    await link(page, t.Home.openMap.replace('{name}', '9A')).click();
    const pin = map(page).locator('[data-pupil] svg');
    await expect(seats(page)).toHaveCount(2);
    await expect(pin).toBeHidden();
    await tab(page, t.MapRail.conditions).click();
    await expect(pin).toBeVisible();
    await expect(page.getByText('Ada sitter på rad 1, plass 1')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pin).toBeHidden();
    await expect(page.getByText('Ada sitter på rad 1, plass 1')).toBeHidden();
  });
});
