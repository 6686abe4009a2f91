import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';

const { TermPlan: termPlan, MapList: list } = { ...messages.no };

test('a teacher plans maps for the term, and the first becomes active at once', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const made = await createClass(page.request, ['Ada', 'Bo', 'Cy', 'Dag', 'Eli', 'Finn']);
  await page.goto(`app/classes/${made.id}`);
  await page.getByRole('link', { name: 'Planlegg framover' }).click();
  const maps = page.getByRole('list', { name: termPlan.maps }).getByRole('listitem');
  await expect(maps).toHaveCount(6);
  await page.getByLabel(termPlan.count).fill('3');
  await expect(page.getByText('9 av 15 mulige par får sitte sammen.')).toBeVisible();
  await expect(maps).toHaveCount(3);
  await page.getByRole('button', { name: termPlan.keep }).click();
  await expect(page.getByText(termPlan.kept)).toBeVisible();
  await expect(maps).toHaveCount(2);

  await maps.first().getByRole('link').click();
  await page.getByRole('button', { name: messages.no.MapRail.more }).click();
  const more = page.getByRole('group', { name: messages.no.MapRail.more });
  await expect(more.getByText(/^Kartet står for tur fra/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: termPlan.back, exact: true }).click();
  await expect(page.getByText(list.active, { exact: true })).toBeVisible();
  await expect(page.getByText(/^2 kart, til /)).toBeVisible();
  const strip = page.getByRole('list', { name: list.title });
  await expect(strip.getByText(/^Fra /)).toHaveCount(2);
});
