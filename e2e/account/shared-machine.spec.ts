import type { Page } from 'playwright/test';
import { pressSignOut } from '../account-menu';
import { call, createClass, createTeacher, signInByApi, type TestTeacher } from '../api';
import { expect, messages, realNames, test } from '../fixtures';
import { markAsOwn, readDatabase, untilKept } from '../own-device';

const t = messages.no;

const inTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).join());
const className = (page: Page) => page.getByLabel(t.ClassForm.name);

/** The teacher's own browser: two tabs with unsaved classes, cached data, and the mark of an own device. */
async function work(page: Page) {
  const { id } = await createClass(page.request, realNames);
  await page.goto(`app/classes/${id}`);
  await markAsOwn(page);
  await untilKept(page, realNames[3]!);
  await page.goto('app/classes/new');
  await className(page).fill('Hemmelig');
  await untilKept(page, 'Hemmelig');
  const other = await page.context().newPage();
  await other.goto('app/classes/new');
  await expect(className(other)).toHaveValue('Hemmelig');
  return other;
}

const ways: [
  name: string,
  leave: (page: Page, other: Page, teacher: TestTeacher) => Promise<void>,
][] = [
  [
    'signing out by the menu',
    async (page) => {
      await pressSignOut(page);
      await page.getByRole('button', { name: t.Frame.signOutAnyway }).click();
      await expect(page.getByRole('heading', { name: t.Auth.signInTitle })).toBeVisible();
    },
  ],
  [
    'signing out on the price page',
    async (page) => {
      await page.goto('pricing/teacher');
      await page.getByRole('button', { name: t.PlanCheckout.logOut }).click();
      await expect(page.getByRole('button', { name: t.LoginDialog.opener })).toBeVisible();
    },
  ],
  [
    'signing out in another tab',
    async (_, other) => {
      await pressSignOut(other);
      await other.getByRole('button', { name: t.Frame.signOutAnyway }).click();
      await expect(other.getByRole('heading', { name: t.Auth.signInTitle })).toBeVisible();
    },
  ],
  [
    'deleting the account',
    async (page, _, teacher) => {
      await page.goto('app/account/delete');
      await page.getByLabel(t.Departure.password).fill(teacher.password);
      await page.getByRole('button', { name: t.Departure.confirmDelete }).click();
      await expect(page.getByRole('heading', { name: t.Deleted.title })).toBeVisible();
    },
  ],
  [
    'another teacher’s sign-in',
    async (page) => {
      await createTeacher(page.request);
      await page.goto('app');
      await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
    },
  ],
];

for (const [name, leave] of ways) {
  test(`a browser marked as one’s own deletes the data of every tab when the session ends by ${name}`, async ({
    page,
    teacher,
  }) => {
    const other = await work(page);
    await leave(page, other, teacher);
    for (const tab of [page, other]) {
      await expect.poll(() => inTab(tab)).not.toContain('draft:');
    }
    await expect.poll(async () => (await readDatabase(page)).names).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('device'))).toBeNull();
  });
}

test('an expired session deletes cached data and restores drafts only to the same teacher', async ({
  page,
  context,
  teacher,
}) => {
  const other = await work(page);
  await other.close();
  await call(page.request, 'POST', '/sessionLogout', {});
  await context.clearCookies();

  await test.step('cached data are deleted while drafts remain', async () => {
    await page.goto('app');
    await expect(page.getByText(t.Auth.signInToContinue)).toBeVisible();
    const { text } = await readDatabase(page);
    expect(text).not.toContain(realNames[3]);
    expect(text).toContain('Hemmelig');
    await signInByApi(page.request, teacher);
    await page.goto('app/classes/new');
    await expect(className(page)).toHaveValue('Hemmelig');
  });

  await test.step('another teacher gets no draft', async () => {
    await context.clearCookies();
    await createTeacher(page.request);
    await page.goto('app/classes/new');
    await expect(className(page)).toHaveValue('');
    expect((await readDatabase(page)).names).toEqual([]);
  });
});

test('a tab stores drafts again after the teacher has signed in again in another tab', async ({
  page,
  context,
  teacher,
}) => {
  await page.goto('app/classes/new');
  await expect(className(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('app');
  await pressSignOut(other);
  await expect(other.getByRole('heading', { name: t.Auth.signInTitle })).toBeVisible();
  await signInByApi(page.request, teacher);
  await other.goto('app');
  await expect(other.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await className(page).fill('Hemmelig');
  await expect.poll(() => inTab(page)).toContain('draft:');
  await page.reload();
  await expect(className(page)).toHaveValue('Hemmelig');
});

test('a closed tab leaves no draft in a browser that is not marked as one’s own', async ({
  page,
  context,
  signInTeacher,
}) => {
  await signInTeacher();
  await page.goto('app/classes/new');
  await className(page).fill('Hemmelig');
  await expect.poll(() => inTab(page)).toContain('draft:');
  const next = await context.newPage();
  await page.close();
  await next.goto('app/classes/new');
  await expect(className(next)).toHaveValue('');
  expect((await readDatabase(next)).names).toEqual([]);
});
