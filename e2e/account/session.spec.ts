import { pressSignOut } from '../account-menu';
import { signInByApi } from '../api';
import { expect, messages, newEmail, test } from '../fixtures';

const t = messages.no;

test('a session begins by signing in, ends by signing out and is checked again on focus', async ({
  page,
  stranger: { teacher },
}) => {
  const announcement = page.getByRole('status').getByText(t.Session.updated, { exact: true });

  await test.step('signing in and signing out each show a message', async () => {
    await page.goto('app/login');
    await page.getByLabel(t.Auth.email).fill(teacher.email);
    await page.getByLabel(t.Auth.password).fill(teacher.password);
    const recorded = page.waitForRequest('**/api/teachers/ull/*');
    await page.getByRole('button', { name: t.Auth.signIn }).click();
    await recorded;
    await expect(announcement).toBeVisible();
    await expect(page.getByRole('banner').getByText(teacher.name).first()).toBeVisible();
    await expect(announcement).toBeHidden();
    await pressSignOut(page);
    await expect(announcement).toBeVisible();
    await expect(page.getByRole('heading', { name: t.Auth.signInTitle })).toBeVisible();
    await expect(announcement).toBeHidden();
  });

  await test.step('a page of the app asks a signed-out teacher to sign in', async () => {
    await page.goto('app');
    await expect(page.getByText(t.Auth.signInToContinue)).toBeVisible();
    await signInByApi(page.request, teacher);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
  });

  await test.step('data are fetched again when the window regains the focus', async () => {
    const fetched = page.waitForRequest('**/api/classes?list=own');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await fetched;
  });
});

test('a sign-up whose registration failed continues with the existing session', async ({
  page,
}) => {
  await page.goto('app/signup');
  await page.getByLabel(t.Auth.name, { exact: true }).fill('Kari');
  await page.getByLabel(t.Auth.email).fill(newEmail());
  await page.getByLabel(t.Auth.password).fill('et langt passord');
  await page.route('**/api/teachers', (route) => route.abort());
  await page.getByRole('checkbox', { name: /18/ }).check();
  const submit = page.getByRole('button', { name: t.Auth.signUp });
  await submit.click();
  await expect(page.getByText(t.Session.updated, { exact: true })).toBeVisible();
  await expect(page.getByText(t.Errors.offline)).toBeVisible();
  await page.unroute('**/api/teachers');
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sessionLogin')) logins.push(request.url());
  });
  await submit.click();
  await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();
  expect(logins).toEqual([]);
});

test('a sign-in form keeps its input and is disabled until its scripts have loaded', async ({
  page,
  stranger: { teacher },
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('app/login', { waitUntil: 'commit' });
  await page.getByLabel(t.Auth.email).fill(teacher.email);
  await page.getByLabel(t.Auth.password).fill(teacher.password);
  await page.getByLabel(t.Auth.password).press('Enter');
  await expect(page.getByRole('button', { name: t.Auth.signIn })).toBeDisabled();
  release();
  await page.getByRole('button', { name: t.Auth.signIn }).click();
  await expect(page.getByRole('banner').getByText(teacher.name).first()).toBeVisible();
  expect(page.url()).not.toContain('password');
});
