import type { APIRequestContext, Page } from 'playwright/test';
import { call, createClass, signInByApi, type TestTeacher } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { setPlan, takeOwners } from '../database';
import { expect, messages, newEmail, test } from '../fixtures';
import { linkIn, mailsTo } from '../identity';

const t = messages.no;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const named = (text: string, name: string) => text.replace('{name}', name);
const code = (page: Page) => page.getByRole('definition');

async function expectFits(page: Page) {
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function schoolOf(request: APIRequestContext, { email }: TestTeacher) {
  const [teacher] = await (await call(request, 'GET', `/teachers/email/${email}`)).json();
  const id: string = teacher.school_id;
  const { licenceCode } = await (await call(request, 'GET', `/schools/${id}/settings`)).json();
  return { id, licenceCode: licenceCode as string };
}

const asAdmin = (teacher: TestTeacher) =>
  setPlan(teacher.email, { hasTrial: true, school: { isAdmin: true } });

test('a colleague with an outdated licence code gets an error at sign-up, and then joins with the new code', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const signUp = async (on: Page, name: string) => {
    await on.getByLabel(t.Auth.name, { exact: true }).fill(name);
    const email = newEmail();
    await on.getByLabel(t.Auth.email, { exact: true }).fill(email);
    await on.getByLabel(t.Auth.password, { exact: true }).fill('et langt passord');
    await on.getByRole('checkbox', { name: /18/ }).check();
    return email;
  };
  await page.goto('app/signup');
  const ownEmail = await signUp(page, 'Rektor');
  await page.getByLabel(t.Auth.adminAccount).check();
  await page.getByLabel(t.Auth.schoolName).fill('Fjellvik skole');
  await button(page, t.Auth.signUp).click();
  await expect(page).toHaveURL(/\/app\/school$/);
  await expect(heading(page, t.SchoolCode.firstTitle)).toBeVisible();
  await expectFits(page);
  await button(page, t.SchoolCode.copy).click();
  await expect(page.getByText(t.SchoolCode.copied)).toBeVisible();
  const old = await page.evaluate(() => navigator.clipboard.readText());
  await expect(code(page)).toHaveText(old);

  await button(page, t.SchoolCode.email).click();
  await page
    .getByLabel(t.SchoolCode.invite.addresses)
    .fill('kari@skole.example\nola@skole.example');
  await expectFits(page);
  const send = page.getByRole('button', { name: /Send til 2/ });
  await send.click();
  await expect(page.getByText(t.Errors.emailNotConfirmed)).toBeVisible();
  const mailed = await context.newPage();
  await mailed.goto(linkIn((await mailsTo(ownEmail))[0]!));
  await button(mailed, t.ConfirmEmail.confirm.verifyEmail).click();
  await expect(heading(mailed, t.ConfirmEmail.done.verifyEmail)).toBeVisible();
  await mailed.close();
  await send.click();
  await expect(page.getByText(/sendt til 2 adresser/)).toBeVisible();

  const theirContext = await browser.newContext({ baseURL: `${process.env.E2E_URL}/` });
  const theirs = await theirContext.newPage();
  await theirs.goto(`app/signup#code=${old}`);
  const typed = theirs.getByLabel(t.Auth.licenceCode);
  await expect(typed).toHaveValue(old);
  await signUp(theirs, 'Ola');

  await button(page, t.SchoolCode.renew).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await confirm(page, t.SchoolCode.renewConfirm);
  await expect(code(page)).not.toHaveText(old);
  const renewed = (await code(page).textContent())!;

  await button(theirs, t.Auth.signUp).click();
  await expect(theirs.getByText(t.Errors.licenceCodeUnknown)).toBeVisible();
  await expect(theirs.getByLabel(t.Auth.name, { exact: true })).toHaveValue('Ola');
  await typed.fill(renewed);
  await button(theirs, t.Auth.signUp).click();
  await expect(heading(theirs, t.FirstSteps.title)).toBeVisible();
  await theirs.goto('app/school');
  await expect(theirs.getByText(t.School.roleTeacher)).toBeVisible();
  await expect(theirs.getByRole('region', { name: t.School.admins })).toContainText('Rektor');
  await expect(theirs.getByText(renewed)).toHaveCount(0);
  await expectFits(theirs);
  await theirContext.close();

  await link(page, t.SchoolCode.print).click();
  await expect(page.getByRole('img', { name: t.SchoolSheet.qr })).toBeVisible();
  await expectFits(page);
  await link(page, t.SchoolSheet.back).click();
  await link(page, t.SchoolActivity.open).click();
  await expect(
    page.getByText(t.SchoolActivity.codeChanged.replace('{actor}', 'Rektor')),
  ).toBeVisible();
  await expectFits(page);
});

test('a removed teacher loses access and can join again only after being readmitted', async ({
  page,
  teacher,
  stranger: { page: theirs, request, teacher: colleague },
}) => {
  await asAdmin(teacher);
  const { id, licenceCode } = await schoolOf(page.request, teacher);
  await call(request, 'POST', '/teachers', { name: colleague.name, licenceCode });
  const made = await createClass(request, ['Ada', 'Bo'], '8B');
  await theirs.goto('app');
  await expect(heading(theirs, '8B')).toBeVisible();

  await page.goto('app/school');
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button').first().click();
  await row.getByRole('button', { name: t.SchoolMembers.remove }).click();
  await expect(page.getByLabel(t.SchoolMembers.newOwner)).not.toHaveValue('');
  await expect(page.getByLabel(t.SchoolMembers.renewsCode)).toBeChecked();
  await expectFits(page);
  await confirm(page, t.SchoolMembers.remove);
  await expect(page.getByText(/er fjernet. 1 klasse har fått ny lærer/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(heading(page, t.SchoolMembers.removedTitle)).toBeVisible();
  await expectFits(page);
  const renewed = (await schoolOf(page.request, teacher)).licenceCode;
  expect(renewed).not.toBe(licenceCode);

  for (const path of [`/classes/${made.id}`, `/schools/${id}`, `/schools/${id}/teachers`]) {
    const answer = await call(request, 'GET', path);
    expect([path, [401, 404].includes(answer.status())]).toEqual([path, true]);
    expect(await answer.text()).not.toContain('Ada');
  }
  await link(theirs, named(t.Home.editClassName, '8B')).click();
  await expect(theirs.getByLabel('Elev 1', { exact: true })).toHaveCount(0);
  await expect(theirs.getByText('Ada')).toHaveCount(0);

  await signInByApi(request, colleague);
  await theirs.goto('app/account');
  const join = async (typed: string) => {
    await theirs.getByLabel(t.Account.licenceCode, { exact: true }).fill(typed);
    await button(theirs, t.Account.join).click();
  };
  await join(licenceCode);
  await expect(theirs.getByText(t.Errors.licenceCodeUnknown)).toBeVisible();
  await join(renewed);
  await expect(theirs.getByText(t.Errors.removedFromSchool)).toBeVisible();
  await button(page, named(t.SchoolMembers.readmitName, colleague.name)).click();
  await confirm(page, t.SchoolMembers.readmit);
  await expect(page.getByText(/kan nå bli med igjen/)).toBeVisible();
  await expect(heading(page, t.SchoolMembers.removedTitle)).toHaveCount(0);
  await join(renewed);
  await expect(theirs.getByLabel(t.Account.licenceCode, { exact: true })).toHaveCount(0);
  expect((await schoolOf(request, colleague)).id).toBe(id);

  await page.getByRole('link', { name: t.Frame.home }).click();
  await link(page, named(t.Home.editClassName, '8B')).click();
  await expect(page.getByLabel('Elev 1', { exact: true })).toHaveValue('Ada');
});

test('an admin starts a new school year and has no access to another school', async ({
  page,
  teacher,
  stranger: { page: theirs, request, teacher: other },
}) => {
  await asAdmin(teacher);

  await test.step('a new school year moves the classes up as proposed and can be undone', async () => {
    for (const name of ['8A', '8B', '8C']) await createClass(page.request, ['Ada'], name);
    await page.goto('app/school');
    await link(page, t.SchoolYear.open).click();
    const choice = (name: string) =>
      page.getByRole('combobox', { name: named(t.SchoolYear.choice, name) });
    await choice('8B').selectOption({ label: t.SchoolYear.stay });
    await choice('8C').selectOption({ label: t.SchoolYear.leave });
    await expect(
      page.getByRole('status').filter({ hasText: '1 klasse flytter opp' }),
    ).toBeVisible();
    await expectFits(page);
    const begin = page.getByRole('button', { name: /^Begynn skoleåret/ });
    await begin.click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Begynn skoleåret/ })
      .click();
    await expect(button(page, t.SchoolYear.undo)).toBeVisible();
    await expectFits(page);

    await page.getByRole('link', { name: t.Frame.home }).click();
    await expect(heading(page, '9A')).toBeVisible();
    await expect(heading(page, '8B')).toBeVisible();
    await expect(heading(page, '8C')).toHaveCount(0);
    await page.goBack();
    await button(page, t.SchoolYear.undo).click();
    await confirm(page, t.SchoolYear.undo);
    await expect(button(page, t.SchoolYear.undo)).toHaveCount(0);
    await page.getByRole('link', { name: t.Frame.home }).click();
    for (const name of ['8A', '8B', '8C']) await expect(heading(page, name)).toBeVisible();
  });

  await test.step('two schools cannot see each other on pages or in the API', async () => {
    await asAdmin(other);
    const { id } = await schoolOf(page.request, teacher);
    const { licenceCode } = await schoolOf(request, other);
    await takeOwners(id);
    await page.goto('app/school');
    await expect(heading(page, t.OwnerlessClasses.title)).toBeVisible();
    await expectFits(page);
    const members = page.getByRole('list', { name: t.SchoolMembers.title });
    await expect(members).toContainText(teacher.email);
    await expect(members).not.toContainText(other.email);
    await theirs.goto('app/school/new-year');
    await expect(theirs.getByText(t.SchoolYear.none)).toBeVisible();

    const paths = [
      '',
      '/settings',
      '/members',
      '/activity',
      '/teachers',
      '/year-moves',
      '/ownerless-classes',
      '/removals',
    ];
    for (const path of paths) {
      const answer = await call(request, 'GET', `/schools/${id}${path}`);
      expect([path, answer.status()]).toEqual([path, 404]);
    }
    const renew = await call(request, 'POST', `/schools/${id}/licence-code`, { code: licenceCode });
    expect(renew.status()).toBe(404);
  });
});
