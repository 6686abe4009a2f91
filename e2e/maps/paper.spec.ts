import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Content } from '@/lib/core/conditions/kinds';
import { call, createClass, createMap, createRoom, type TestClass } from '../api';
import { expect, messages, test } from '../fixtures';

const { TermPlan, ClassTools, Groups, Exam, RoomKinds } = messages.no;
const year = new Date().getFullYear();
const roomAndDate = new RegExp(`${RoomKinds.longRows}.* ${year}`);

const headings = (page: Page, title: string) =>
  page
    .locator('p')
    .filter({ has: page.locator('strong', { hasText: title }) })
    .filter({ visible: true });

async function openClass(page: Page, toConditions: (of: TestClass) => Content[] = () => []) {
  const owner = await createClass(page.request, ['Ada', 'Bo', 'Cy', 'Dag']);
  await createMap(page.request, owner);
  const conditions = toConditions(owner).map((one) => ({ ...one, id: randomUUID() }));
  const kept = { version: 0, conditions };
  expect((await call(page.request, 'PUT', `/classes/${owner.id}/conditions`, kept)).ok()).toBe(
    true,
  );
  await page.goto(`app/classes/${owner.id}`);
}

test.beforeEach(({ signInTeacher }) => signInTeacher());

test('each printed map of a term plan has class, room and date', async ({ page }) => {
  await openClass(page);
  await page.getByRole('link', { name: 'Planlegg framover' }).click();
  await page.getByLabel(TermPlan.count).fill('2');
  await expect(page.getByRole('list', { name: TermPlan.maps }).getByRole('listitem')).toHaveCount(
    2,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page, '8B')).toHaveText([roomAndDate, roomAndDate, roomAndDate]);
});

test('printed groups have class, room and date, and no message about a broken condition', async ({
  page,
}) => {
  await openClass(page, ({ pupils: [ada, bo] }) => [
    { type: 'together', pupils: [ada!.id, bo!.id] },
  ]);
  await page.getByRole('link', { name: ClassTools.groups }).click();
  await page.getByLabel(Groups.sizeLabel).fill('2');
  const board = page.getByRole('list', { name: Groups.one });
  await expect(board.getByRole('listitem')).toHaveCount(2);
  await board.getByText('Ada', { exact: true }).click();
  await board.getByText('Cy', { exact: true }).click();
  const broken = page.getByText(/^Ikke oppfylt: /).first();
  await expect(broken).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page, '8B')).toHaveText([roomAndDate]);
  await expect(broken).toBeHidden();
});

test('the printed room of an exam has class, room and date, and no message about broken conditions', async ({
  page,
}) => {
  await openClass(page, ({ pupils }) => [{ type: 'apart', pupils: pupils.map(({ id }) => id) }]);
  await page.getByRole('link', { name: ClassTools.exam }).click();
  await expect(page.getByText(Exam.broken)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page, '8B')).toHaveText([roomAndDate]);
  await expect(page.getByText(Exam.broken)).toBeHidden();
});

test('a printed room has its name and the date, and no tools', async ({ page }) => {
  const room = await createRoom(page.request, 'Rom 204');
  await page.goto(`app/rooms/${room.id}`);
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page, 'Rom 204')).toHaveText([new RegExp(` ${year}$`)]);
  await expect(canvas).toBeHidden();
});
