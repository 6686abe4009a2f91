import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { call, createTeacher } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, newEmail, realNames, test } from '../fixtures';
import { readDatabase, untilKept } from '../own-device';

/* Maps without an account are stored in the browser until an account exists. */

const t = messages.no;
const desks = (page: Page) =>
  page.getByRole('list', { name: t.Room.map, exact: true }).locator('[data-pupil]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const classesOf = async (page: Page) => {
  const answer = await call(page.request, 'GET', '/classes');
  type Listed = { id: string; name: string; pupilCount: number; activeMap: object | null };
  return ((await answer.json()) as { classes: Listed[] }).classes;
};
const question = (name: string, count: number) =>
  t.Visitor.ask
    .replace('{name}', name)
    .replace('{count, plural, one {# elev} other {# elever}}', `${count} elever`);

const addVisitorClass = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: t.Visitor.add, exact: true }).click();

async function makeExample(page: Page) {
  await page.goto('app/try');
  await button(page, t.Try.example).click();
  await expect(desks(page)).toHaveCount(26);
  await expect
    .poll(async () => (await readDatabase(page)).names.some((name) => name.endsWith(':hand')))
    .toBe(true);
}

const savedMaps = /\/classes\/[^/]+\/maps$/;
const cutSavingOff = (page: Page) =>
  page.route(savedMaps, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

test('a visitor makes a map from pasted names without an account', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('the map, its PDF and its picture are made without sending a name', async () => {
    await page.goto('');
    await page.getByRole('link', { name: t.Landing.try }).first().click();
    await page.getByLabel(t.Pupils.firstName).fill(realNames.join(', '));
    await button(page, t.Try.make).click();
    await expect(desks(page)).toHaveCount(realNames.length);

    const pdf = page.waitForEvent('download');
    await button(page, t.Download.menu).click();
    await page.getByRole('link', { name: t.Download.pdf }).click();
    const bytes = await readFile(await (await pdf).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await button(page, t.Download.menu).click();
    await expect(page.getByRole('link', { name: t.Download.excel })).toHaveCount(0);
    const picture = page.waitForEvent('download');
    await button(page, t.Download.picture).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);

    await page.reload();
    await expect(desks(page)).toHaveCount(realNames.length);
    await expect(page.getByText(t.Visitor.here).last()).toBeVisible();
    const named = sent.filter((one) =>
      realNames.some((name) => decodeURIComponent(one).includes(name)),
    );
    expect(named).toEqual([]);
    expect(sent.filter((one) => new URL(one.split(' ')[0]!).pathname.includes('/api/'))).toEqual(
      [],
    );
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    expect((await readDatabase(page)).bytes).not.toContain(realNames[3]);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('changed names are restored after the tab is closed', async () => {
    await page.getByRole('link', { name: t.MapScreen.backToNames }).click();
    await page.getByLabel('Elev 1', { exact: true }).fill('Adele');
    await button(page, t.Try.goOn).click();
    await expect(desks(page).filter({ hasText: 'Adele' })).toBeVisible();
    await untilKept(page, 'Adele');
    const next = await context.newPage();
    await page.close();
    await next.goto('app/try');
    await expect(next.getByLabel('Elev 1', { exact: true })).toHaveValue('Adele');
    await next.close();
  });
});

test('a visitor needs an account for the page of shared links, and can delete all data from the browser', async ({
  page,
}) => {
  await makeExample(page);
  await page.goto('app/links');
  await expect(page.getByText(t.Visitor.needsAccount)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: t.Visitor.back }).click();
  await expect(page.getByRole('heading', { name: t.Try.title })).toBeVisible();
  await button(page, t.Visitor.here).click();
  await button(page, t.Visitor.forget).click();
  await button(page, t.Visitor.forgetNow).click();
  await expect(button(page, t.Try.example)).toBeVisible();
  expect((await readDatabase(page)).names).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
});

test("a visitor's class and map are stored in the account at sign-up, without asking the visitor", async ({
  page,
}) => {
  await makeExample(page);
  await page.getByRole('link', { name: t.MapScreen.save }).click();
  await page.getByLabel(t.Auth.name, { exact: true }).fill('Kari');
  await page.getByLabel(t.Auth.email).fill(newEmail());
  await page.getByLabel(t.Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await button(page, t.Auth.signUp).click();
  await expect(page.getByText(t.Visitor.moved.replace('{name}', t.Try.exampleName))).toBeVisible();
  const [stored, ...others] = await classesOf(page);
  expect(stored).toMatchObject({ name: t.Try.exampleName, pupilCount: 26 });
  expect(stored!.activeMap).not.toBeNull();
  expect(others).toEqual([]);
  await button(page, t.Visitor.show).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Try.exampleName);
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull();
});

test('a teacher is asked whether to add a class that a visitor left in the browser, and can delete it', async ({
  page,
}) => {
  await makeExample(page);
  await createTeacher(page.request);
  await page.goto('app');
  await expect(page.getByText(question(t.Try.exampleName, 26))).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await classesOf(page)).toEqual([]);
  await button(page, t.Visitor.notMine).click();
  await expect(page.getByText(question(t.Try.exampleName, 26))).toHaveCount(0);
  expect((await readDatabase(page)).names).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
  expect(await classesOf(page)).toEqual([]);
});

test("a visitor's tab does not overwrite the pupils' names that the visitor typed in another tab", async ({
  page,
  context,
}) => {
  await makeExample(page);
  const other = await context.newPage();
  await other.goto('app/try');
  const first = (tab: Page) => tab.getByLabel('Elev 1', { exact: true });
  await expect(first(other)).toHaveValue('Ada');
  await page.getByRole('link', { name: t.MapScreen.backToNames }).click();
  await first(page).fill('Adele');
  await button(page, t.Try.goOn).click();
  await expect(desks(page).filter({ hasText: 'Adele' })).toBeVisible();
  await button(other, t.Drafts.takeOther).click();
  await expect(first(other)).toHaveValue('Adele');

  await button(page, t.Visitor.here).click();
  await button(page, t.Visitor.forget).click();
  await button(page, t.Visitor.forgetNow).click();
  await expect(button(page, t.Try.example)).toBeVisible();
  await other.reload();
  await expect(button(other, t.Try.example)).toBeVisible();
  expect(await other.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('my-class');
});

test("a visitor's class is sent in full to a second account after its upload to a first account was interrupted", async ({
  page,
  context,
}) => {
  await makeExample(page);
  await createTeacher(page.request);
  await cutSavingOff(page);
  await page.goto('app');
  await addVisitorClass(page);
  await expect(page.getByText(t.Visitor.stillHere)).toBeVisible();

  await context.clearCookies();
  await createTeacher(page.request);
  await call(page.request, 'POST', '/classes', {
    ...{ id: crypto.randomUUID(), grade: t.Try.grade, name: t.Try.exampleName },
    pupils: [],
  });
  await page.goto('app');
  await addVisitorClass(page);
  await expect(page.getByText(t.Visitor.stillHere)).toBeVisible();
  await page.reload();
  await page.unroute(savedMaps);
  await addVisitorClass(page);
  const moved = `${t.Try.exampleName} (2)`;
  await expect(page.getByText(t.Visitor.moved.replace('{name}', moved))).toBeVisible();
  const classes = (await classesOf(page)).sort((a, b) => a.name.localeCompare(b.name));
  expect(classes).toMatchObject([
    { name: t.Try.exampleName, pupilCount: 0 },
    { name: moved, pupilCount: 26 },
  ]);
});

test('a visitor can make a map when the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('app/try');
  await button(page, t.Try.example).click();
  await expect(desks(page)).toHaveCount(26);
  await button(page, t.Visitor.here).click();
  await expect(page.getByText(t.Visitor.notKept)).toBeVisible();
});
