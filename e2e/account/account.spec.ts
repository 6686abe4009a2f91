import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { openAccountMenu } from '../account-menu';
import { call, createClass, createMap, createTeacher, signInByApi, type TestTeacher } from '../api';
import { violations } from '../axe';
import { expect, messages, newEmail, test } from '../fixtures';
import { linkIn, mailsTo } from '../identity';

const t = messages.no;
const terms = (page: Page) => page.getByRole('checkbox', { name: /18/ });

async function openAccount(page: Page) {
  const menu = await openAccountMenu(page);
  await menu.getByRole('link', { name: new RegExp(`^${t.Frame.toAccount}`) }).click();
  await expect(page.getByRole('heading', { name: t.Account.title, exact: true })).toBeVisible();
}

test('signing up requires the accepted terms, and a mailed link confirms the address', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('app/signup');
  await page.getByLabel(t.Auth.name, { exact: true }).fill('Kari');
  await page.getByLabel(t.Auth.email).fill(email);
  await page.getByLabel(t.Auth.password).fill('et langt passord');
  await page.getByRole('button', { name: t.Auth.signUp }).click();
  await expect(terms(page)).toHaveAccessibleDescription(t.Auth.termsRequired);
  await expect(page.getByLabel(t.Auth.email)).toHaveValue(email);
  await terms(page).check();
  await page.getByRole('button', { name: t.Auth.signUp }).click();
  await expect(page.getByRole('heading', { name: t.FirstSteps.title })).toBeVisible();

  await openAccount(page);
  await expect(page.getByText(t.EmailNotice.title, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await page.goto(linkIn((await mailsTo(email))[0]!));
  await page.getByRole('button', { name: t.ConfirmEmail.confirm.verifyEmail }).click();
  await expect(page.getByRole('heading', { name: t.ConfirmEmail.done.verifyEmail })).toBeVisible();
  await page.getByRole('link', { name: t.ConfirmEmail.toApp }).click();
  await openAccount(page);
  await expect(page.getByText(t.Account.confirmed)).toBeVisible();
});

test('the checkbox for the terms and the submit button are visible at the same time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const isInSight = (box: Element) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === box;
  };
  await page.goto('app/signup');
  await expect(page.getByRole('button', { name: t.Auth.signUp })).toBeInViewport();
  expect(await terms(page).evaluate(isInSight)).toBe(true);

  await signInByApi(page.request, { email: newEmail(), password: 'et langt passord' }, 'signUp');
  await page.goto('app');
  await expect(page.getByRole('heading', { name: t.Auth.finishTitle })).toBeVisible();
  // The form is tallest for a school's admin.
  await page.getByRole('checkbox', { name: t.Auth.adminAccount }).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: t.Auth.finish })).toBeInViewport();
  expect(await terms(page).evaluate(isInSight)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 600 });
  expect(await terms(page).evaluate(isInSight)).toBe(true);
});

async function openMailedLink(page: Page): Promise<TestTeacher> {
  const teacher = await createTeacher(page.request);
  await call(page.request, 'POST', '/account/verification-mail', { language: 'no' });
  await expect.poll(async () => (await mailsTo(teacher.email)).length).toBe(1);
  await page.context().clearCookies();
  await page.goto(linkIn((await mailsTo(teacher.email))[0]!));
  return teacher;
}

test('the link of a verification mail can confirm the address or delete the account', async ({
  page,
}) => {
  const confirm = page.getByRole('button', { name: t.ConfirmEmail.confirm.verifyEmail });
  const disown = t.ConfirmEmail.disown;

  await test.step('the address is confirmed only with the password', async () => {
    const teacher = await openMailedLink(page);
    const password = page.getByLabel(t.Auth.password, { exact: true });
    await confirm.click();
    await expect(password).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await password.fill('et galt passord');
    await confirm.click();
    await expect(password).toHaveAccessibleDescription(t.Auth.errorWrongPassword);
    await page.getByRole('button', { name: disown.ask }).click();
    await page.getByRole('button', { name: disown.back }).click();
    await confirm.click();
    await password.fill(teacher.password);
    await confirm.click();
    await expect(
      page.getByRole('heading', { name: t.ConfirmEmail.done.verifyEmail }),
    ).toBeVisible();
  });

  await test.step('a person who never signed up deletes the account with the address', async () => {
    const teacher = await openMailedLink(page);
    await page.getByRole('button', { name: disown.ask }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: disown.confirm }).click();
    await expect(page.getByRole('heading', { name: disown.done })).toBeVisible();
    await expect(signInByApi(page.request, teacher)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    await page.getByRole('link', { name: t.Deleted.home, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Landing.title);
  });
});

test('a teacher changes name, password and e-mail address', async ({ page, teacher, browser }) => {
  const elsewhere = await browser.newContext();
  await signInByApi(elsewhere.request, teacher);
  expect((await call(elsewhere.request, 'GET', '/session/me')).status()).toBe(200);
  await page.goto('app');
  await openAccount(page);
  const dialog = page.getByRole('dialog');
  const present = dialog.getByLabel(t.Account.presentPassword);
  const newPassword = 'et nytt og langt passord';

  await test.step('a new name is shown in the header', async () => {
    await page.getByLabel(t.Account.nameLabel).fill('Kari Ny');
    await page.getByRole('button', { name: t.Account.saveName, exact: true }).click();
    await expect(page.getByRole('banner').getByText('Kari Ny').first()).toBeVisible();
  });

  await test.step('a new password ends the sessions of other devices', async () => {
    await expect(page.getByRole('button', { name: t.Account.endOthers })).toBeVisible();

    await page.getByRole('button', { name: t.Account.changePassword }).click();
    const next = dialog.getByLabel(t.Account.newPassword);
    await present.fill('et galt passord');
    await next.fill(newPassword);
    await dialog.getByRole('button', { name: t.Account.savePassword }).click();
    await expect(present).toHaveAccessibleDescription(t.Auth.errorWrongPassword);
    await expect(next).toHaveValue(newPassword);
    expect(await violations(page)).toEqual([]);
    await present.fill(teacher.password);
    await dialog.getByRole('button', { name: t.Account.savePassword }).click();
    await expect(dialog).toBeHidden();
    expect((await call(elsewhere.request, 'GET', '/session/me')).status()).toBe(401);
    expect((await call(page.request, 'GET', '/session/me')).status()).toBe(200);
    await elsewhere.close();
  });

  await test.step('a new e-mail address is stored once the link mailed to the address is opened', async () => {
    const email = newEmail();
    await page.getByRole('button', { name: t.Account.changeEmail }).click();
    const send = dialog.getByRole('button', { name: t.Account.sendConfirmation });
    await dialog.getByLabel(t.Account.newEmail).fill(email);
    await present.fill('et galt passord');
    await send.click();
    await expect(present).toHaveAccessibleDescription(t.Auth.errorWrongPassword);
    await expect(dialog.getByLabel(t.Account.newEmail)).toHaveValue(email);
    expect(await violations(page)).toEqual([]);
    await present.fill(newPassword);
    await send.click();
    await expect(page.getByText(t.Account.emailSent.replace('{email}', email))).toBeVisible();
    await expect(page.getByRole('main').getByText(teacher.email, { exact: true })).toBeVisible();

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await page.goto(linkIn((await mailsTo(email))[0]!));
    await page.getByRole('button', { name: t.ConfirmEmail.confirm.verifyAndChangeEmail }).click();
    await expect(
      page.getByRole('heading', { name: t.ConfirmEmail.done.verifyAndChangeEmail }),
    ).toBeVisible();
    await page.getByRole('link', { name: t.ConfirmEmail.toApp }).click();
    await openAccount(page);
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expect(page.getByText(t.Account.confirmed)).toBeVisible();
  });
});

test('a teacher joins a school, leaves the school, downloads the data and deletes the account', async ({
  page,
  teacher,
  stranger,
}) => {
  const { school_id: schoolId } = await (
    await call(stranger.request, 'POST', '/teachers', {
      name: 'Rektor',
      schoolName: 'Fjellvik skole',
    })
  ).json();
  const settings = await call(stranger.request, 'GET', `/schools/${schoolId}/settings`);
  const { licenceCode } = await settings.json();
  await createClass(page.request, ['Ada', 'Bo']);

  await page.goto('app');
  await openAccount(page);
  await page.getByLabel(t.Account.licenceCode).fill('7K4M-2XQ9');
  await page.getByRole('button', { name: t.Account.join, exact: true }).click();
  await expect(page.getByLabel(t.Account.licenceCode)).toHaveAccessibleDescription(
    new RegExp(t.Errors.licenceCodeUnknown),
  );
  await page.goto(`app/signup#code=${licenceCode}`);
  await expect(page.getByLabel(t.Account.licenceCode)).toHaveValue(/^\w{4}-\w{4}$/);
  await expect(page.getByLabel(t.Account.licenceCode)).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Du har 1 klasse' }).first().uncheck();
  await page.getByRole('button', { name: t.Account.join, exact: true }).click();
  // The page already shows the school's name for the code, so the leave button is awaited.
  await expect(page.getByRole('button', { name: t.Departure.leave })).toBeVisible();
  await page.goto(`app/signup#code=${licenceCode}`);
  await expect(
    page.getByText(t.Account.invitedTitle.replace('{school}', 'Fjellvik skole')),
  ).toBeVisible();

  await page.getByRole('button', { name: t.Departure.leave }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t.Departure.take)).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.Departure.confirmLeave }).click();
  await expect(page.getByText(t.Account.noSchool)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t.Account.download }).click();
  const file = await (await downloading).path();
  const held = JSON.parse(await readFile(file, 'utf8'));
  expect(held.account.email).toBe(teacher.email);
  expect(held.classes[0].pupils.map((pupil: { name: string }) => pupil.name)).toEqual([
    'Ada',
    'Bo',
  ]);

  await page.getByRole('link', { name: t.Account.toDeletion }).click();
  await expect(page.getByText(t.Departure.identity)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(t.Departure.password).fill(teacher.password);
  await page.getByRole('button', { name: t.Departure.confirmDelete }).click();
  await expect(page.getByRole('heading', { name: t.Deleted.title })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: t.Deleted.home, exact: true }).click();
  await page.goto('app/login');
  await page.getByLabel(t.Auth.email).fill(teacher.email);
  await page.getByLabel(t.Auth.password).fill(teacher.password);
  await page.getByRole('button', { name: t.Auth.signIn, exact: true }).click();
  await expect(page.getByText(t.Auth.errorInvalidCredential)).toBeVisible();
  const members = await call(stranger.request, 'GET', `/schools/${schoolId}/members`);
  expect(await members.text()).not.toContain(teacher.email);
});

test('a colleague sees a private class only after the teacher has moved the class to the school', async ({
  page,
  signInTeacher,
  stranger,
}) => {
  await signInTeacher();
  const made = await createClass(page.request, ['Ada', 'Bo']);
  await createMap(page.request, made);
  const { school_id: schoolId } = await (
    await call(stranger.request, 'POST', '/teachers', {
      name: 'Rektor',
      schoolName: 'Fjellvik skole',
    })
  ).json();
  const settings = await call(stranger.request, 'GET', `/schools/${schoolId}/settings`);
  const { licenceCode } = await settings.json();

  await page.goto('app');
  await openAccount(page);
  await page.getByLabel(t.Account.licenceCode).fill(licenceCode);
  const question = page.getByRole('checkbox', { name: 'Du har 1 klasse' }).first();
  await expect(question).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await question.uncheck();
  await page.getByRole('button', { name: t.Account.join, exact: true }).click();
  await expect(page.getByRole('button', { name: t.Departure.leave })).toBeVisible();

  await page.getByRole('link', { name: t.Frame.home }).click();
  await expect(page.getByText(t.Home.private)).toBeVisible();
  await page.getByRole('link', { name: t.Home.editClassName.replace('{name}', '8B') }).click();
  await expect(page.getByText(t.ClassPrivacy.title)).toBeVisible();
  await stranger.page.goto('app');
  await expect(stranger.page.getByText(t.FirstSteps.title)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t.ClassPrivacy.move }).click();
  await expect(page.getByText(t.ClassPrivacy.title)).toBeHidden();

  await stranger.page.reload();
  const shown = t.Home.openMap.replace('{name}', '8B');
  await stranger.page.getByRole('link', { name: shown }).click();
  await expect(stranger.page.getByRole('button', { name: /^Ada/ })).toBeVisible();
});
