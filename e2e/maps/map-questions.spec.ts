import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const names = 'Ada Bo Cilla Dag Eva Finn Guro Hans'.split(' ');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const desk = (page: Page, name: string) =>
  page
    .getByRole('list', { name: t.Room.map })
    .getByRole('button', { name: new RegExp(`^${name}, `) });
const where = async (page: Page) =>
  Promise.all(names.map((name) => desk(page, name).getAttribute('data-desk')));
const suggestions = (page: Page) =>
  page.getByRole('region', { name: t.MapSuggestions.title }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) =>
  page.getByRole('region', { name: t.MapQuestions.title.replace('{name}', 'Ada') });

async function openMap(page: Page, id: string) {
  await page.goto(`app/classes/${id}/seatmap`);
  await button(page, t.Maker.toConditions).click();
  for (const name of ['Ada', 'Bo']) {
    await page
      .getByRole('group', { name: t.Conditions.pupils })
      .getByText(name, { exact: true })
      .click();
  }
  await button(page, t.Conditions.type.apart).click();
  await button(page, t.Maker.generate).click();
  await expect(desk(page, 'Ada')).toBeVisible();
}

test('suggestions stay in the strip, over a reload too, and can be compared and taken again; a teacher asks why a pupil sits here and what if, takes the answer and undoes it', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  await openMap(page, id);
  await expect(suggestions(page)).toHaveCount(4);
  const first = await where(page);
  await button(page, t.Result.again).click();
  await expect.poll(() => suggestions(page).count()).toBeGreaterThan(4);
  await expect.poll(() => where(page)).not.toEqual(first);
  await page.reload();
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

  const before = await where(page);
  const asked = { name: t.MapQuestions.askAbout.replace('{name}', 'Ada') };
  await desk(page, 'Ada').click();
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
  await expect(place(page)).toHaveCount(0);
  expect(await where(page)).not.toEqual(before);
  await button(page, t.Workbench.action.undo).click();
  await expect.poll(() => where(page)).toEqual(before);
});
