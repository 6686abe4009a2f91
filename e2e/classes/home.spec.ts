import type { Page } from 'playwright/test';
import { createClass, createMap } from '../api';
import { sticksOut, violations, violationsInBothThemes } from '../axe';
import { addClasses, setPlan, makeColleagues } from '../database';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const cards = (page: Page) =>
  page.getByRole('list', { name: t.Home.colleagues }).getByRole('listitem');

const theirClasses = Array.from({ length: 30 }, (_, index): [string, string] => {
  const letter = String.fromCharCode(65 + (index % 20));
  return index < 20 ? ['9', `9${letter}`] : ['10', `10${letter}`];
});

test("a substitute finds a colleague's class by the teacher's name and by the grade", async ({
  page,
  teacher,
  stranger,
}) => {
  await makeColleagues({
    [teacher.email]: 'Kari Vikar',
    [stranger.teacher.email]: 'Åse Bjørnstad',
  });
  await addClasses(stranger.teacher.email, theirClasses);

  // Layout shift: no card moves when responses arrive after session and classes.
  let letCome = () => {};
  const isTime = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/api\/(?!session|teachers|admins|schools|classes)/, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto('app');
  await expect(cards(page)).toHaveCount(24);
  const place = await cards(page).first().boundingBox();
  letCome();
  await page.waitForLoadState('networkidle');
  expect(await cards(page).first().boundingBox()).toEqual(place);

  await button(page, t.EmailNotice.hide).click();
  await expect(page.getByText(t.EmailNotice.title, { exact: true })).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await button(page, t.Home.showMore).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(30);
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
  await expect(button(page, t.Home.showMore)).toHaveCount(0);

  const field = page.getByRole('searchbox', { name: t.Home.search });
  await field.fill('bjørnst 10c');
  await expect(page.getByText('1 klasse passer.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(heading(page, '10C')).toBeVisible();
  await field.fill('10');
  await expect(page.getByText('10 klasser passer.')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await field.fill('finnes ikke');
  await expect(page.getByText('Ingen klasser passer.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
});

test('a teacher without a subscription sees a warning, keeps the input after a refused save and can still export maps', async ({
  page,
  teacher,
}) => {
  const made = await createClass(page.request, ['Ada', 'Bo'], '8B');
  await createMap(page.request, made);
  await setPlan(teacher.email, { hasTrial: false });
  await page.goto('app');
  const notice = page.getByRole('status').filter({ hasText: t.NoPlan.trialEnded });
  await expect(notice).toContainText(t.NoPlan.buyer.teacher);
  await expect(notice.getByRole('link', { name: t.Frame.seePlans })).toHaveAttribute(
    'href',
    /#pricing$/,
  );
  expect(await violationsInBothThemes(page)).toEqual([]);

  await link(page, t.Home.newClass).click();
  await expect(notice).toBeVisible();
  await page.getByLabel(t.ClassForm.grade, { exact: true }).fill('9');
  await page.getByLabel(t.ClassForm.name, { exact: true }).fill('9A');
  await page.getByLabel(t.Pupils.firstName, { exact: true }).fill('Cilla');
  await page.keyboard.press('Enter');
  await button(page, t.ClassForm.create).click();
  await expect(page.getByRole('alert').filter({ hasText: t.NoPlan.text })).toBeVisible();
  await expect(page.getByLabel(t.ClassForm.name, { exact: true })).toHaveValue('9A');
  await expect(page.getByLabel('Elev 1', { exact: true })).toHaveValue('Cilla');
  expect(await violations(page)).toEqual([]);

  await link(page, t.ClassForm.back).click();
  await page.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }).click();
  const downloading = page.waitForEvent('download');
  await button(page, t.Download.menu).click();
  await link(page, t.Download.pdf).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('the first screen of a phone shows one class whole and half of the next class', async ({
  page,
  signInTeacher,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInTeacher();
  for (const name of ['8B', '9A']) {
    await createMap(page.request, await createClass(page.request, ['Ada', 'Bo', 'Cilla'], name));
  }
  await page.goto('app');
  const list = page.getByRole('list', { name: t.Home.title }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  const second = (await list.nth(1).boundingBox())!;
  expect(second.y + second.height / 2).toBeLessThan(844);
  await expect(list.first().getByText('Cilla')).toBeVisible();

  await link(page, t.Home.openMap.replace('{name}', '9A')).click();
  await expect(page.getByRole('list', { name: t.Room.map, exact: true })).toBeVisible();
  await link(page, t.Map.back).click();
  await link(page, t.Home.editClassName.replace('{name}', '9A')).click();
  await expect(page.getByRole('list', { name: t.MapList.title })).toBeVisible();
  const classPage = page.url();
  await page.goto(`${classPage}/maps`);
  expect(page.url()).toBe(classPage);
});
