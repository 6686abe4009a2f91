import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';
import { button, enter, room, seat, tab } from './map-screen';

const t = messages.no;
const names = 'Ada Bo Cilla Dag Eva Finn Guro Hans'.split(' ');

const away = (page: Page) => page.getByRole('list', { name: t.Workbench.away });

async function findDesk(page: Page, name: string) {
  const desk = room(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
  return desk.evaluate((item) => item.style.gridArea);
}

test('a pupil who is absent today is seated again on the next map', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await page.goto(`app/classes/${id}/seatmap`);
  await enter(page, 'together', ['Ada', 'Bo']);
  await expect(page.getByText(/^1 av 1 oppfylt/)).toBeVisible();

  await test.step('a pupil marked as absent keeps the seat unless the seat is offered to others', async () => {
    await button(page, t.Absent.away).click();
    const menu = page.getByRole('group', { name: t.Absent.whoOnMap });
    expect((await menu.boundingBox())!.width).toBeGreaterThan(300);
    await menu.getByText('Dag', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(seat(page, 'Dag')).toHaveAccessibleName(/borte i dag/);
    await seat(page, 'Bo').click();
    await button(page, t.Workbench.more).click();
    await button(page, t.Workbench.action.awayOfferDesk).click();
    await expect(seat(page, 'Bo')).toHaveCount(0);
    await expect(page.getByText(t.Conditions.notUsed.away)).toBeVisible();
  });

  await test.step('the saved map shows the absent pupils', async () => {
    await button(page, t.MapScreen.save).click();
    await expect(page.getByText(t.MapScreen.new)).toBeVisible();
    await expect(away(page)).toHaveText('Bo');
    await page.getByRole('link', { name: t.MapScreen.done }).click();
    await page.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }).click();
    await expect(away(page)).toHaveText('Bo');
    await expect(seat(page, 'Dag')).toHaveAccessibleName(/borte i dag/);
    await page.getByRole('link', { name: t.MapScreen.back }).click();
  });

  await page.getByRole('link', { name: t.Home.makeMapFor.replace('{name}', '8B') }).click();
  await expect(seat(page, 'Ada')).toHaveAccessibleName(/ved siden av .*Bo/);
  await tab(page, 'conditions').click();
  await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
});

test('locked pupils keep their desks when the other pupils are seated again', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await page.goto(`app/classes/${id}/seatmap`);
  await tab(page, 'suggestions').click();
  for (const name of ['Ada', 'Dag']) {
    await seat(page, name).click();
    await button(page, t.Workbench.action.lock).click();
    await expect(seat(page, name)).toHaveAccessibleName(/låst/);
  }
  const places = async () => Promise.all(names.map((name) => findDesk(page, name)));
  const before = await places();
  for (let round = 0; round < 3; round += 1) {
    await button(page, t.MapScreen.again).click();
    await expect.poll(places).not.toEqual(before);
    const after = await places();
    expect([after[0], after[3]]).toEqual([before[0], before[3]]);
  }
});
