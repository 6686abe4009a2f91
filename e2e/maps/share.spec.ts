import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { call, createClass, createMap } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';
import { button, room } from './map-screen';

const t = messages.no;
const named = (text: string, name: string) => text.replace('{name}', name);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function madeAddress(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t.Sharing.made });
  await expect(button(page, t.Sharing.copy)).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const address = await dialog.getByLabel(t.Sharing.address, { exact: true }).inputValue();
  expect(address).toMatch(/\/share\/[\w-]{22}$/);
  return address;
}

test('a substitute without an account opens the links that a teacher shares', async ({
  page,
  teacher,
  browser,
}) => {
  expect(teacher.email).not.toBe('');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();

  await test.step('a shared map opens on a phone without conditions until the link is revoked', async () => {
    const made = await createClass(page.request, ['Emma Krogh', 'Noah', 'Sofie'], '8B');
    const [emma, noah] = made.pupils;
    const id = randomUUID();
    await createMap(page.request, made, id, [{ type: 'together', pupils: [emma!.id, noah!.id] }]);

    await page.goto('app');
    await page.getByRole('link', { name: named(t.Home.openMap, '8B') }).click();
    await button(page, t.Download.menu).press('Enter');
    await button(page, t.Download.share).press('Enter');
    const dialog = page.getByRole('dialog', { name: named(t.Sharing.title, '8B') });
    await expect(dialog.getByLabel(t.Sharing.until)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, t.Sharing.make).press('Enter');
    const address = await madeAddress(page);
    await page.keyboard.press('Escape');
    await expect(button(page, t.Download.menu)).toBeFocused();

    const opened = await phone.goto(address);
    expect(opened?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    await expect(room(phone).getByRole('listitem')).toHaveCount(3);
    await expect(phone.getByRole('heading', { level: 1, name: '8B' })).toBeVisible();
    await expect(room(phone)).toContainText('Emma');
    await expect(phone.locator('body')).not.toContainText('Krogh');
    await expect(phone.locator('body')).not.toContainText('betingelse');
    expect(await sticksOut(phone)).toEqual([]);
    expect(await violationsInBothThemes(phone)).toEqual([]);
    await button(phone, t.Room.perspective.pupils).click();
    await expect(button(phone, t.Room.perspective.teacher)).toBeVisible();

    await page.goto('app');
    await link(page, t.Home.substitute).click();
    const row = page.getByRole('listitem').filter({ hasText: t.LinkList.map });
    await expect(row).toContainText('Åpnet 1 gang');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, named(t.LinkList.revokeNamed, '8B')).click();
    await expect(page.getByRole('heading', { name: t.LinkList.over })).toBeVisible();

    await phone.reload();
    await expect(phone.getByRole('heading', { name: t.Shared.endedTitle })).toBeVisible();
    await expect(phone.locator('body')).not.toContainText('8B');
    expect(await violationsInBothThemes(phone)).toEqual([]);
  });

  await test.step("a day's list shows a substitute each class with its absent pupils", async () => {
    for (const [name, pupil] of [
      ['7A', 'Emma'],
      ['9A', 'Noah'],
    ] as const) {
      const made = await createClass(page.request, [pupil, 'Ada'], name);
      const id = randomUUID();
      await createMap(page.request, made, id);
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());
      const away = { pupilId: made.pupils[0]!.id, away: name === '9A' };
      await call(page.request, 'PUT', `/maps/${id}/absences/${day}`, away);
    }
    await page.goto('app');
    await link(page, t.Home.substitute).click();
    await link(page, t.LinkList.newList).click();
    await button(page, t.Sharing.make).click();
    await expect(page.getByRole('alert').filter({ hasText: t.LessonList.needsOne })).toBeVisible();
    await button(page, named(t.LessonList.add, '7A')).click();
    await button(page, named(t.LessonList.add, '9A')).click();
    await button(page, named(t.LessonList.up, '9A')).click();
    await page.getByLabel(named(t.LessonList.labelOf, '9A')).fill('1. time, 10.15');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await button(page, t.Sharing.make).click();
    const address = await madeAddress(page);

    await phone.goto(address);
    const lessons = phone.getByRole('navigation', { name: t.Shared.lessons }).getByRole('link');
    await expect(lessons).toHaveText([/^9A1\. time, 10\.15/, /^7A/]);
    const first = phone.getByRole('region', { name: '9A · 1. time, 10.15' });
    await expect(first).toContainText(t.Shared.away.replace('{names}', 'Noah'));
    await expect(phone.getByRole('region', { name: '7A' })).toContainText(t.Shared.nobodyAway);
    expect(await sticksOut(phone)).toEqual([]);
    expect(await violationsInBothThemes(phone)).toEqual([]);
  });
  await context.close();
});
