import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { call, createTeacher } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';

/* Maps without an account: all in the browser, until there is an account to move into. */

const t = messages.no;
const desks = (page: Page) =>
  page.getByRole('list', { name: t.Room.map, exact: true }).locator('[data-pupil]');
const classesOf = async (page: Page) => {
  const answer = await call(page.request, 'GET', '/classes');
  return ((await answer.json()) as { classes: { name: string; pupilCount: number }[] }).classes;
};

/** Makes and saves a map of the example class. */
async function makeExample(page: Page) {
  await page.goto('app/try');
  await page.getByRole('button', { name: t.Try.example }).click();
  await expect(desks(page)).toHaveCount(26);
  await page.getByRole('button', { name: t.Result.save }).click();
  await page.waitForURL(/\/app\/maps\//);
}

const savedMaps = /\/classes\/[^/]+\/maps$/;
const cutSavingOff = (page: Page) =>
  page.route(savedMaps, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

test('a map from pasted names needs no account', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('with PDF and picture it sends no name', async () => {
    await page.goto('');
    await page.getByRole('link', { name: t.Landing.try }).click();
    await page.getByLabel(t.Pupils.firstName).fill(realNames.join(', '));
    await page.getByRole('button', { name: t.Try.make }).click();
    await expect(desks(page)).toHaveCount(realNames.length);
    await page.getByRole('button', { name: t.Result.save }).click();
    await page.waitForURL(/\/app\/maps\//);

    const pdf = page.waitForEvent('download');
    await page.getByRole('link', { name: t.Download.pdf }).first().click();
    const bytes = await readFile(await (await pdf).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: t.Download.more }).click();
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: t.Download.picture }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
    await expect(page.getByRole('link', { name: t.Download.excel })).toHaveCount(0);

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
  });

  await test.step('other pages say that they need an account', async () => {
    await page.goto('app/links');
    await expect(page.getByText(t.Visitor.needsAccount)).toBeVisible();
  });

  await test.step('all of it is forgotten where that is asked', async () => {
    await page.goto('app');
    await expect(page.getByText(t.Home.activeMap)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: t.Visitor.here }).click();
    await page.getByRole('button', { name: t.Visitor.forget }).click();
    await page.getByRole('button', { name: t.Visitor.forgetNow }).click();
    await page.waitForURL(/\/app\/try/);
    await expect(page.getByRole('button', { name: t.Try.example })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('visitor');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
  });
});

test('what was made without an account moves into one', async ({ page, context }) => {
  await test.step('the example class has its map after two presses, and moves into a new account once', async () => {
    await makeExample(page);
    const map = page.url();
    await createTeacher(page.request);
    await page.goto('app');
    await expect(
      page.getByText(t.Visitor.moved.replace('{names}', t.Try.exampleName)),
    ).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('visitor');
    await page.goto(map);
    await expect(desks(page)).toHaveCount(26);
    await page.reload();
    expect(await classesOf(page)).toMatchObject([{ name: t.Try.exampleName, pupilCount: 26 }]);
  });

  await context.clearCookies();
  await test.step('what was moved half into one account goes whole into another, where a move that was cut off goes on beside a class of the same name', async () => {
    await makeExample(page);
    await createTeacher(page.request);
    await cutSavingOff(page);
    await page.goto('app');
    await expect(page.getByText(t.Visitor.notMoved)).toBeVisible();

    await context.clearCookies();
    await createTeacher(page.request);
    const own = {
      ...{ id: crypto.randomUUID(), grade: t.Try.grade, name: t.Try.exampleName },
      pupils: [],
    };
    await call(page.request, 'POST', '/classes', own);
    await page.goto('app');
    await expect(page.getByText(t.Visitor.notMoved)).toBeVisible();
    await page.unroute(savedMaps);
    await page.getByRole('button', { name: t.Visitor.tryAgain }).click();
    const moved = `${t.Try.exampleName} (2)`;
    await expect(page.getByText(t.Visitor.moved.replace('{names}', moved))).toBeVisible();
    const classes = (await classesOf(page)).sort((a, b) => a.name.localeCompare(b.name));
    expect(classes).toMatchObject([
      { name: t.Try.exampleName, pupilCount: 0 },
      { name: moved, pupilCount: 26 },
    ]);
  });
});

test('two tabs work without an account on the same classes, and none overwrites the other', async ({
  page,
  context,
}) => {
  await page.goto('app/try');
  await page.getByRole('button', { name: t.Try.example }).click();
  await expect(desks(page)).toHaveCount(26);
  const other = await context.newPage();
  await other.goto('app/classes/new');
  await other.getByLabel(t.ClassForm.grade).fill('9');
  await other.getByLabel(t.ClassForm.name).fill('9C');
  await other.getByLabel(t.Pupils.firstName).fill(realNames.slice(0, 4).join(', '));
  await other.getByRole('button', { name: t.ClassForm.create }).click();
  await other.waitForURL(/\/seatmap/);
  await page.getByRole('button', { name: t.Result.save }).click();
  await page.waitForURL(/\/app\/maps\//);
  await other.goto('app');
  await expect(other.getByRole('heading', { name: '9C' })).toBeVisible();
  await expect(other.getByRole('heading', { name: t.Try.exampleName })).toBeVisible();
  await expect(other.getByText(t.Home.activeMap)).toBeVisible();
});

test('where the browser keeps nothing, the map is made all the same, and it is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('app/try');
  await page.getByRole('button', { name: t.Try.example }).click();
  await expect(desks(page)).toHaveCount(26);
  await page.getByRole('button', { name: t.Result.save }).click();
  await page.waitForURL(/\/app\/maps\//);
  await page.getByRole('button', { name: t.Visitor.here }).click();
  await expect(page.getByText(t.Visitor.notKept)).toBeVisible();
});
