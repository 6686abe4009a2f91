import type { Page } from 'playwright/test';
import { call, createClass, createMap, signInByApi } from '../api';
import { violationsInBothThemes } from '../axe';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { expect, messages, realNames, test } from '../fixtures';
import { markAsOwn, readDatabase, untilKept, untilPagesAreKept } from '../own-device';

const t = messages.no;
const desks = (page: Page) =>
  page.getByRole('list', { name: t.Room.map, exact: true }).locator('[data-pupil]');

const keptNames = async (page: Page) => (await readDatabase(page)).names;

test('a browser marked as one’s own caches the seen classes and maps until the sign-out', async ({
  page,
  context,
  teacher,
}) => {
  const owner = await createClass(page.request, realNames);
  const saved = await createMap(page.request, owner);
  const { id } = (await saved.json()) as { id: string };

  await test.step('data are cached only when the browser is marked as one’s own', async () => {
    await page.goto('app');
    await expect(page.getByRole('heading', { name: '8B' })).toBeVisible();
    expect(await keptNames(page)).toEqual([]);
    await markAsOwn(page);
    await untilKept(page, owner.id);
    await page.goto(`app/classes/${owner.id}`);
    await untilKept(page, realNames[3]!);
    const { bytes } = await readDatabase(page);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes).not.toContain(realNames[3]);
  });

  await test.step('classes and maps that were seen before open offline', async () => {
    await page.goto(`app/maps/${id}`);
    await expect(desks(page)).toHaveCount(realNames.length);
    await untilKept(page, `"mapId":"${id}"`);
    await page.goto(`app/classes/${owner.id}/seatmap`);
    await expect(desks(page)).toHaveCount(realNames.length);
    await untilKept(page, '/classes/{classId}/conditions');
    await untilKept(page, '/classes/{classId}/rooms');
    // The slash redirects to an address that is cached.
    await page.goto('app/');
    await expect(page.getByRole('heading', { name: '8B' })).toBeVisible();

    await context.setOffline(true);
    await page.goto('app');
    await expect(page.getByRole('heading', { name: '8B' })).toBeVisible();
    await expect(page.getByText(t.Device.offline)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`app/maps/${id}`);
    await expect(desks(page)).toHaveCount(realNames.length);
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: t.Download.menu }).click();
    await page.getByRole('link', { name: t.Download.pdf }).click();
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('a new map is saved offline, marked as unsent, and sent once online', async () => {
    await page.goto(`app/classes/${owner.id}/seatmap`);
    await expect(desks(page)).toHaveCount(realNames.length);
    await page.getByRole('button', { name: t.MapScreen.save }).click();
    await page.waitForURL(/\/app\/maps\//);
    await expect(page.getByText(t.Device.unsent)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.Device.unsent)).toBeVisible();
    await expect(desks(page)).toHaveCount(realNames.length);
    await desks(page).first().focus();
    expect(await violationsInBothThemes(page)).toEqual([]);
    // Removing the mark would delete the cached map.
    await page.getByRole('button', { name: teacher.name }).click();
    await expect(page.getByRole('checkbox', { name: t.Device.keep })).toBeDisabled();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await expect(page.getByText(t.Device.unsent)).toHaveCount(0);
    await page.reload();
    await expect(desks(page)).toHaveCount(realNames.length);
    const answer = await call(page.request, 'GET', `/classes/${owner.id}`);
    expect(((await answer.json()) as { maps: unknown[] }).maps).toHaveLength(2);
  });

  await test.step('signing out here or elsewhere deletes the cache', async () => {
    await page.getByRole('button', { name: teacher.name }).click();
    await page.getByRole('button', { name: t.Frame.signOut }).click();
    await page.waitForURL(/\/app\/login/);
    await expect.poll(() => keptNames(page)).toEqual([]);

    await signInByApi(page.request, teacher);
    await page.goto('app');
    await markAsOwn(page);
    await untilKept(page, owner.id);
    await call(page.request, 'POST', '/sessionLogout', {});
    await context.clearCookies();
    await page.goto('app');
    await expect(page.getByText(t.Auth.signInToContinue)).toBeVisible();
    await expect.poll(() => keptNames(page)).toEqual([]);
  });
});

test('offline work that cannot be stored or sent shows a message', async ({
  page,
  context,
  teacher,
}) => {
  const owner = await createClass(page.request, realNames);
  const save = page.getByRole('button', { name: t.MapScreen.save });

  await test.step('marking a browser as one’s own shows an error when storage is blocked', async () => {
    await page.goto('app');
    await page.evaluate(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      IDBFactory.prototype.open = deny;
      // IndexedDB may be open already.
      IDBDatabase.prototype.transaction = deny;
    });
    await page.getByRole('button', { name: teacher.name }).click();
    // Denied storage unchecks the box again.
    await page.getByRole('checkbox', { name: t.Device.keep }).click();
    await expect(page.getByText(t.Device.notKept)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t.Device.keep })).not.toBeChecked();
    await page.reload();
  });

  await test.step('an offline map that cannot be stored remains on the screen and is saved once online', async () => {
    await markAsOwn(page);
    await page.goto(`app/classes/${owner.id}/seatmap`);
    await expect(desks(page)).toHaveCount(realNames.length);
    await untilKept(page, '/classes/{classId}/rooms');
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await context.setOffline(true);
    await save.click();
    await expect(page.getByText(t.MapScreen.offlineText)).toBeVisible();
    await expect(desks(page)).toHaveCount(realNames.length);

    await context.setOffline(false);
    await page.waitForURL(/\/app\/maps\//);
    await expect(desks(page)).toHaveCount(realNames.length);
  });

  await test.step("an offline change with a version conflict waits for the teacher's choice", async () => {
    const small = await createClass(page.request, realNames.slice(0, 3), '9A');
    const map = (await (await createMap(page.request, small)).json()) as SavedMap;
    await page.goto(`app/maps/${map.id}`);
    await expect(desks(page)).toHaveCount(3);
    await untilKept(page, `"mapId":"${map.id}"`);
    await context.setOffline(true);
    const [left, right] = [desks(page).first(), desks(page).last()];
    const [from, to] = [await left.boundingBox(), await right.boundingBox()];
    await page.mouse.move(from!.x + 20, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 10 });
    await page.mouse.up();
    await page.getByRole('button', { name: t.MapScreen.saveChange, exact: true }).click();
    await expect(page.getByText(t.Device.unsent)).toBeVisible();

    const [first, second, third] = small.pupils;
    const changed = await call(context.request, 'PUT', `/maps/${map.id}`, {
      version: 1,
      roomName: map.roomName,
      desks: map.desks,
      conditions: [],
      seats: [second, first, third].map((pupil, col) => ({
        pupilId: pupil!.id,
        desk: { row: 0, col },
      })),
    });
    expect(changed.status()).toBe(200);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(t.MapConflict.conflictOwn)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: t.MapConflict.saveAsNew }).click();
    await expect(page.getByText(t.MapConflict.conflictOwn)).toHaveCount(0);
    await context.setOffline(false);
    const sent = t.Device.sent.replace('{names}', '9A');
    await expect(page.getByText(sent)).toBeVisible();
    const answer = await call(page.request, 'GET', `/classes/${small.id}`);
    expect(((await answer.json()) as { maps: unknown[] }).maps).toHaveLength(2);
  });
});

test('an unsaved change causes no conflict when an earlier offline change is sent', async ({
  page,
  context,
  signInTeacher,
}) => {
  await signInTeacher();
  const owner = await createClass(page.request, realNames.slice(0, 6));
  const map = (await (await createMap(page.request, owner)).json()) as SavedMap;
  await page.goto('app');
  await markAsOwn(page);
  await page.goto(`app/maps/${map.id}`);
  const seats = desks(page);
  await expect(seats).toHaveCount(6);
  await untilKept(page, `"mapId":"${map.id}"`);
  await context.setOffline(true);
  const swap = async (a: number, b: number) => {
    const [from, to] = [await seats.nth(a).boundingBox(), await seats.nth(b).boundingBox()];
    await page.mouse.move(from!.x + 20, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 10 });
    await page.mouse.up();
  };
  await swap(0, 1);
  const save = page.getByRole('button', { name: t.MapScreen.saveChange, exact: true });
  await save.click();
  await expect(page.getByText(t.Device.unsent)).toBeVisible();
  await swap(2, 3);
  await expect(save).toBeVisible();
  const order = () =>
    seats.evaluateAll((all) => all.map((one) => one.getAttribute('data-pupil')).join());
  const mine = await order();
  await context.setOffline(false);
  await expect(page.getByText(t.Device.sent.replace('{names}', '8B'))).toBeVisible();
  await expect(page.getByText(t.MapConflict.conflictOwn)).toHaveCount(0);
  await expect(save).toBeVisible();
  await page.reload();
  await expect(seats).toHaveCount(6);
  expect(await order()).toBe(mine);
  await expect(page.getByText(t.MapConflict.conflictOwn)).toHaveCount(0);
  await save.click();
  await expect(save).toHaveCount(0);
  const stored = (await (await call(page.request, 'GET', `/maps/${map.id}`)).json()) as SavedMap;
  expect(stored.version).toBe(3);
});

test('a shared link can be opened offline after a first visit', async ({
  page,
  context,
  stranger,
}) => {
  const owner = await createClass(stranger.request, realNames);
  const saved = await createMap(stranger.request, owner);
  const { id } = (await saved.json()) as { id: string };
  const answer = await call(stranger.request, 'POST', `/maps/${id}/links`, {
    endsOn: new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10),
  });
  expect(await answer.text()).toContain('token');
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`share/${token}`);
  await expect(page.getByText(realNames[0]!).first()).toBeVisible();
  await untilPagesAreKept(page);
  await page.reload();
  await expect(page.getByText(realNames[0]!).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(realNames[0]!).first()).toBeVisible();
  await context.setOffline(false);
});

test('a visitor without an account can make a map offline', async ({ page, context }) => {
  await page.goto('app/try');
  await page.getByRole('button', { name: t.Try.example }).click();
  await expect(desks(page)).toHaveCount(26);
  await untilPagesAreKept(page);
  await context.setOffline(true);
  // Browsers stop service workers at any time.
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await expect(desks(page)).toHaveCount(26);
  await page.getByRole('button', { name: t.MapScreen.again }).click();
  await expect(desks(page)).toHaveCount(26);
  await context.setOffline(false);
});
