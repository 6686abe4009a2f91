import type { Page } from 'playwright/test';
import { createClass, createMap } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { makeColleagues } from '../database';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const named = (text: string, name: string) => text.replace('{name}', name);
const edit = named(t.Home.editClassName, '8B');
const field = (page: Page) => page.getByRole('combobox', { name: t.ClassSharing.add });
const firstName = (page: Page) => page.getByLabel(t.Pupils.firstName, { exact: true });

test('a class can be shared with a colleague and archived', async ({
  page,
  signInTeacher,
  stranger: { page: theirs, teacher: colleague },
}) => {
  const kari = await signInTeacher();
  await makeColleagues({ [kari.email]: 'Kari', [colleague.email]: 'Ola Nordbø' });

  await test.step('a colleague edits a shared class and makes maps until the sharing ends', async () => {
    const made = await createClass(page.request, ['Ada', 'Bo']);
    await createMap(page.request, made, undefined, [
      { type: 'together', pupils: made.pupils.map(({ id }) => id) },
    ]);
    await theirs.goto('app');
    await expect(heading(theirs, t.Home.colleagues)).toBeVisible();
    await expect(link(theirs, named(t.Home.showClassName, '8B'))).toBeVisible();

    await page.goto('app');
    await link(page, edit).click();
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveText(['Ola Nordbø']);
    await page.keyboard.type('bø');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const remove = button(page, named(t.ClassSharing.remove, 'Ola Nordbø'));
    await expect(remove).toBeVisible();
    await expect(field(page)).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);

    await theirs.reload();
    await expect(theirs.getByText(named(t.Home.sharedBy, 'Kari'))).toBeVisible();
    await expect(heading(theirs, t.Home.colleagues)).toHaveCount(0);
    expect(await violationsInBothThemes(theirs)).toEqual([]);
    await link(theirs, named(t.Home.makeMapFor, '8B')).click();
    await button(theirs, `${t.MapRail.conditions} 1`).click();
    await expect(theirs.getByText('Ada og Bo sitter sammen')).toBeVisible();
    await button(theirs, t.MapScreen.save).click();
    await expect(theirs.getByText(t.MapScreen.new)).toBeVisible();
    await link(theirs, t.MapScreen.done).click();
    await link(theirs, edit).click();
    await expect(button(theirs, t.ClassForm.delete)).toHaveCount(0);
    await expect(button(theirs, t.ClassArchive.archive)).toHaveCount(0);
    await firstName(theirs).fill('Cilla');
    await firstName(theirs).press('Enter');
    expect(await violationsInBothThemes(theirs)).toEqual([]);

    await remove.click();
    await expect(page.getByText(named(t.ClassSharing.isRemoved, 'Ola Nordbø'))).toBeVisible();
    await button(theirs, t.ClassForm.save).click();
    await expect(theirs.getByText(t.Errors.forbidden)).toBeVisible();
    await expect(theirs.getByLabel('Elev 3', { exact: true })).toHaveValue('Cilla');

    await button(page, t.ClassSharing.undo).click();
    await expect(remove).toBeVisible();
    await button(theirs, t.ClassForm.save).click();
    await expect(theirs.getByText(t.ClassForm.saved)).toBeVisible();
  });

  for (const each of [page, theirs]) await each.setViewportSize({ width: 1280, height: 900 });
  await test.step('an archived class leaves the lists and can be restored at once or in the archive', async () => {
    const made = await createClass(page.request, ['Ada', 'Bo'], '7B');
    await createMap(page.request, made);
    await createClass(page.request, ['Cilla'], '9A');
    await page.goto('app');
    await link(page, named(t.Home.editClassName, '7B')).click();
    await button(page, t.ClassArchive.archive).click();
    await expect(page.getByText(t.ClassArchive.noticeTitle)).toBeVisible();
    await expect(heading(page, '7B')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, t.ClassArchive.undo).click();
    await expect(firstName(page)).toBeVisible();
    await button(page, t.ClassArchive.archive).click();
    await expect(page.getByText(t.ClassArchive.noticeTitle)).toBeVisible();
    await link(page, t.ClassForm.back).click();
    await expect(heading(page, '9A')).toBeVisible();
    await expect(heading(page, '7B')).toHaveCount(0);

    await theirs.setViewportSize({ width: 390, height: 844 });
    await theirs.goto('app');
    await expect(heading(theirs, '9A')).toBeVisible();
    await expect(heading(theirs, '7B')).toHaveCount(0);
    await link(theirs, t.ClassArchive.link.replace('{count, number}', '1')).click();
    await theirs.getByRole('searchbox', { name: t.ClassArchive.search }).fill('kari');
    await link(theirs, '7B').click();
    await expect(theirs.getByText(t.ClassArchive.noticeTitle)).toBeVisible();
    await theirs.getByRole('link', { name: t.MapList.active }).click();
    await expect(theirs.getByRole('list', { name: t.Room.map, exact: true })).toContainText('Ada');
    expect(await sticksOut(theirs)).toEqual([]);

    await link(page, t.ClassArchive.link.replace('{count, number}', '1')).click();
    await expect(link(page, '7B')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await button(page, named(t.ClassArchive.restoreName, '7B')).click();
    await expect(page.getByText(named(t.ClassArchive.isRestored, '7B'))).toBeVisible();
    await expect(page.getByText(t.ClassArchive.none)).toBeVisible();
    await link(page, t.Home.title).click();
    await expect(heading(page, '7B')).toBeVisible();
  });
});
