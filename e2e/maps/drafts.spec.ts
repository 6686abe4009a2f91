import type { Page } from 'playwright/test';
import { pressSignOut } from '../account-menu';
import { call, createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';
import { room } from './map-screen';

const t = messages.no;

const firstName = (page: Page) => page.getByLabel(t.Pupils.firstName, { exact: true });
const className = (page: Page) => page.getByLabel(t.ClassForm.name);
const pupil = (page: Page, number: number) => page.getByLabel(`Elev ${number}`, { exact: true });

async function typeClass(page: Page) {
  await page.getByLabel(t.ClassForm.grade).fill('8');
  await className(page).fill('8B');
  await firstName(page).fill('Ada');
  await firstName(page).press('Enter');
  await firstName(page).fill('Bo');
}

async function expectClass(page: Page) {
  await expect(page.getByText(t.ClassForm.restored)).toBeVisible();
  await expect(className(page)).toHaveValue('8B');
  await expect(pupil(page, 1)).toHaveValue('Ada');
  await expect(firstName(page)).toHaveValue('Bo');
}

test('an unsaved class is restored as a draft', async ({ page, signInTeacher }) => {
  await signInTeacher();
  await page.goto('app');
  await typeClass(page);

  await test.step('the draft is restored after Back, a link and a change of language', async () => {
    await page.getByRole('link', { name: t.Frame.rooms }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.Rooms.title })).toBeVisible();
    await page.goBack();
    await expectClass(page);
    await page.getByRole('link', { name: t.Frame.rooms }).first().click();
    await page.getByRole('link', { name: t.Frame.home }).first().click();
    await expectClass(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText(messages.en.ClassForm.restored)).toBeVisible();
    await page.getByRole('button', { name: 'Norsk' }).click();
    await expectClass(page);
  });

  await test.step('a restored draft can be discarded', async () => {
    await page.getByRole('button', { name: t.ClassForm.discard }).click();
    for (const field of [className(page), firstName(page)]) await expect(field).toHaveValue('');
    await expect(firstName(page)).toBeFocused();
    await expect(pupil(page, 1)).toHaveCount(0);
  });

  await test.step('saving a class deletes its draft', async () => {
    await typeClass(page);
    await page.getByRole('button', { name: t.ClassForm.create }).click();
    await expect(page).toHaveURL(/seatmap/);
    await expect(room(page)).toContainText('Ada');
    await page.goBack();
    await expect(page.getByRole('heading', { name: t.Home.title })).toBeVisible();
    await page.getByRole('link', { name: t.Home.newClass }).click();
    await expect(page.getByRole('heading', { name: t.ClassForm.newTitle })).toBeVisible();
    await expect(page.getByText(t.ClassForm.restored)).toHaveCount(0);
  });

  await test.step('signing out asks before unsaved input is deleted', async () => {
    await typeClass(page);
    await pressSignOut(page);
    const dialog = page.getByRole('dialog', { name: t.Frame.unsavedTitle });
    await dialog.getByRole('button', { name: t.Frame.stay }).first().click();
    await expect(className(page)).toHaveValue('8B');
    await pressSignOut(page);
    await dialog.getByRole('button', { name: t.Frame.signOutAnyway }).click();
    await expect(page.getByRole('heading', { name: t.Auth.signInTitle })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('the form of a class merges changes that another device has saved', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id, pupils } = await createClass(page.request, ['Ada', 'Bo']);
  const stored = async () => (await call(page.request, 'GET', `/classes/${id}`)).json();
  const changeElsewhere = async (input: object) => {
    const { grade, name, pupils: present, version } = await stored();
    const theirs = { grade, name, pupils: present, version, ...input };
    const answer = await call(page.request, 'PUT', `/classes/${id}`, theirs);
    expect(answer.status()).toBe(200);
  };
  await page.goto(`app/classes/${id}`);

  await test.step('changes by another device are merged with the unsaved changes of the form', async () => {
    await pupil(page, 1).fill('Ada K');
    const bosse = { ...pupils[1], name: 'Bosse' };
    await changeElsewhere({ grade: '9', name: '9B', pupils: [pupils[0], bosse] });

    await page.getByRole('button', { name: t.ClassForm.save }).click();
    await expect(page.getByText(t.Errors.changedMeanwhile)).toBeVisible();
    await expect(pupil(page, 1)).toHaveValue('Ada K');
    await page.getByRole('button', { name: t.ClassForm.takeNewest }).click();
    await expect(className(page)).toHaveValue('9B');
    await expect(pupil(page, 1)).toHaveValue('Ada K');
    await expect(pupil(page, 2)).toHaveValue('Bosse');
    await page.getByRole('button', { name: t.ClassForm.save }).click();
    await expect(page.getByText(t.ClassForm.saved)).toBeVisible();
    expect(await stored()).toMatchObject({
      name: '9B',
      pupils: [{ name: 'Ada K' }, { name: 'Bosse' }],
    });
  });

  await test.step('a changed class is saved on the way to a new map', async () => {
    await className(page).fill('8C');
    await firstName(page).fill('Cilla');
    await page.getByRole('button', { name: t.ClassForm.saveAndMakeMap }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('8C');
    await expect(page).toHaveTitle('8C, klassekart · Klassekart');
    await expect(room(page).locator('[data-pupil]')).toHaveCount(3);
  });

  await test.step('an unchanged field shows changes by another device without a reload', async () => {
    await page.goto(`app/classes/${id}`);
    await expect(className(page)).toHaveValue('8C');
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    // A request in progress returns the class as it was, and must not be repeated.
    await page.waitForLoadState('networkidle');
    await changeElsewhere({ name: '8D' });
    await comeBack();
    await expect(className(page)).toHaveValue('8D');
    await className(page).fill('8E');
    await changeElsewhere({ name: '8F' });
    await comeBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('8F');
    await expect(className(page)).toHaveValue('8E');
  });
});

test('the focus moves to the next pupil when a pupil is removed, and the removal can be undone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const owner = await createClass(page.request, ['Ada', 'Bo', 'Cilla']);
  expect((await createMap(page.request, owner)).status()).toBe(200);
  await page.goto(`app/classes/${owner.id}`);
  const more = (name: string) => page.getByRole('button', { name: `Mer om ${name}` });
  const remove = (name: string) => page.getByRole('button', { name: `Fjern ${name}` });
  await more('Bo').click();
  await remove('Bo').click();
  await expect(more('Cilla')).toBeFocused();
  await more('Cilla').press('Enter');
  await remove('Cilla').press('Enter');
  await expect(more('Ada')).toBeFocused();
  await page.getByRole('button', { name: t.Pupils.undo }).click();
  await expect(pupil(page, 2)).toHaveValue('Cilla');
  await page.getByRole('button', { name: t.ClassForm.save }).click();
  await expect(page.getByText(/Bo er også borte fra det lagrede klassekartet/)).toBeVisible();
  for (const name of ['Cilla', 'Ada']) {
    await more(name).click();
    await remove(name).press('Enter');
  }
  await expect(firstName(page)).toBeFocused();
});

test('every page has a heading and a title that identify the page', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  await createClass(page.request, ['Ada']);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('app');

  await test.step('a navigation moves the focus to the heading and changes the title of the tab', async () => {
    await expect(heading).toHaveText(t.Home.title);
    await expect(page).toHaveTitle(`${t.Home.title} · Klassekart`);
    await expect(heading).not.toBeFocused();
    await page.getByRole('link', { name: 'Rediger 8B' }).click();
    await expect(heading).toHaveText('8B');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('8B · Klassekart');
    await page.getByRole('button', { name: t.ClassForm.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.ClassForm.delete }).click();
    await expect(heading).toHaveText(t.FirstSteps.title);
    await expect(firstName(page)).toBeFocused();
  });

  await test.step('an address of an unknown class shows an error and a link home', async () => {
    for (const place of ['app/classes/no-id', 'app/maps/no-id', 'app/classes/no-id/seatmap']) {
      await page.goto(place);
      await expect(heading).toHaveText(t.LoadFailed.missingTitle);
      await expect(page.getByRole('button', { name: t.LoadFailed.tryAgain })).toHaveCount(0);
    }
    await page.getByRole('link', { name: t.LoadFailed.home }).click();
    await expect(heading).toHaveText(t.FirstSteps.title);
  });
});
