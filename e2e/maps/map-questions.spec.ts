import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';
import { button, enter, seat, tab } from './map-screen';

const t = messages.no;
const names = 'Ada Bo Cilla Dag Eva Finn Guro Hans'.split(' ');

const where = async (page: Page) =>
  Promise.all(names.map((name) => seat(page, name).getAttribute('data-desk')));
const suggestions = (page: Page) =>
  page.getByRole('region', { name: t.MapSuggestions.title }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) => page.getByRole('region', { name: 'Ada', exact: true });

test('a teacher compares suggestions after a reload and applies the answer to a what-if question', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await page.goto(`app/classes/${id}/seatmap`);
  await tab(page, 'suggestions').click();
  await expect(suggestions(page)).toHaveCount(4);
  const first = await where(page);
  await button(page, t.MapScreen.again).click();
  await expect.poll(() => suggestions(page).count()).toBeGreaterThan(4);
  await expect.poll(() => where(page)).not.toEqual(first);
  await page.reload();
  await tab(page, 'suggestions').click();
  const one = page.getByRole('button', {
    name: t.MapSuggestions.suggestion.replace('{number, number}', '1'),
  });
  await one.first().click();
  await expect.poll(() => where(page)).toEqual(first);
  await button(page, t.MapSuggestions.compare).click();
  await expect(dialog(page).getByText(/er annerledes/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, t.Workbench.action.undo).click();
  await expect.poll(() => where(page)).not.toEqual(first);

  await tab(page, 'conditions').click();
  await enter(page, 'apart', ['Ada', 'Bo']);
  await expect(seat(page, 'Ada')).not.toHaveAccessibleName(/ved siden av .*Bo/);
  await tab(page, 'suggestions').click();
  const before = await where(page);
  const asked = { name: t.MapQuestions.askAbout.replace('{name}', 'Ada') };
  await seat(page, 'Ada').click();
  await page.getByRole('button', asked).click();
  await expect(
    place(page).getByText('Ada og Bo sitter hver for seg: Bo sitter ikke inntil Ada.'),
  ).toBeVisible();
  await place(page).getByLabel(t.MapQuestions.whatIf.pupil).selectOption('Bo');
  await expect(place(page).getByText(t.MapQuestions.whatIf.impossible)).toBeVisible();
  await place(page)
    .getByLabel(t.MapQuestions.whatIf.kind.replace('{name}', 'Ada'))
    .selectOption(t.MapQuestions.whatIf.atDesk);
  await place(page).getByLabel(t.MapQuestions.whatIf.desk).selectOption({ index: 5 });
  await button(page, t.MapQuestions.whatIf.show).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await button(page, t.MapQuestions.whatIf.use).click();
  await expect(button(page, t.MapQuestions.whatIf.use)).toHaveCount(0);
  expect(await where(page)).not.toEqual(before);
  await button(page, t.Workbench.action.undo).click();
  await expect.poll(() => where(page)).toEqual(before);
});
