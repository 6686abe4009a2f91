import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const names = 'Ada Bo Cilla Dag Eva Finn Guro Hans'.split(' ');

const map = (page: Page) => page.getByRole('list', { name: t.Room.map, exact: true });

async function findDesk(page: Page, name: string) {
  const desk = map(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
  return desk.evaluate((item) => item.style.gridArea);
}

test('a pupil who is away gets no seat today, and the conditions are there again tomorrow', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await page.goto(`app/classes/${id}/seatmap`);
  await page.getByText('Er noen borte i dag?').click();
  await page.getByRole('group', { name: t.Absent.who }).getByText('Bo', { exact: true }).click();
  await expect(page.getByText('Klassen har 7 elever.')).toBeVisible();
  await page.getByRole('button', { name: t.Maker.toConditions }).click();
  for (const name of ['Ada', 'Bo']) {
    await page
      .getByRole('group', { name: t.Conditions.pupils })
      .getByText(name, { exact: true })
      .click();
  }
  await page.getByRole('button', { name: t.Conditions.type.together, exact: true }).click();
  await page.getByRole('button', { name: t.Maker.generate }).click();
  await expect(map(page).getByText('Ada', { exact: true })).toBeVisible();
  await expect(map(page).getByText('Bo', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t.Result.save }).click();
  await expect(page.getByRole('list', { name: t.Workbench.away })).toHaveText('Bo');
  await expect(page.getByText(t.Map.awayList.replace('{names}', 'Bo'))).toBeVisible();

  await page.getByRole('link', { name: t.Map.back }).click();
  await page.getByRole('link', { name: t.Home.makeMapFor.replace('{name}', '8B') }).click();
  await page.getByRole('button', { name: t.Maker.toConditions }).click();
  await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
  await page.getByRole('button', { name: t.Maker.generate }).click();
  await expect(map(page).getByText('Bo', { exact: true })).toBeVisible();
});

test('locked pupils keep their desk while the rest are regenerated', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await page.goto(`app/classes/${id}/seatmap`);
  await page.getByRole('button', { name: t.Maker.toConditions }).click();
  await page.getByRole('button', { name: t.Maker.generate }).click();
  const desk = (name: string) =>
    map(page).getByRole('button', { name: new RegExp(`^${name}, rad`, 'i') });
  for (const name of ['Ada', 'Dag']) {
    await desk(name).click();
    await page.getByRole('button', { name: t.Workbench.action.lock, exact: true }).click();
    await expect(desk(name)).toHaveAccessibleName(/låst/);
  }
  const places = async () => Promise.all(names.map((name) => findDesk(page, name)));
  const before = await places();
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('button', { name: t.Result.again }).click();
    await expect.poll(places).not.toEqual(before);
    const after = await places();
    expect([after[0], after[3]]).toEqual([before[0], before[3]]);
  }
});
