import type { ClassDetail } from '../../lib/contracts/classes/classes';
import type { SavedMap } from '../../lib/contracts/maps/maps';
import { brokenConditions } from '../../lib/core/conditions/checker';
import { call, createClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';
import { button, conditions, seat, tab } from '../maps/map-screen';

const t = messages.no;
const names = ['Ada', 'Bo', 'Cilla', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'];

test('a teacher names the marks of a class and mixes marked pupils on a map', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, names);
  const red = t.Marks.name['1'];

  await test.step('marks are named and given to pupils by mouse and keyboard', async () => {
    await page.goto(`app/classes/${id}`);
    await page.locator('summary', { hasText: 'Merker' }).click();
    await button(page, t.Marks.add).click();
    await page
      .getByLabel(t.Marks.nameOf.replace('{mark}', t.Marks.name['0']), { exact: true })
      .fill('Sol');
    const sun = page.getByRole('group', { name: t.Marks.who.replace('{name}', 'Sol') });
    for (const name of ['Ada', 'Bo', 'Cilla', 'Dag'])
      await sun.getByText(name, { exact: true }).click();
    await button(page, t.Marks.add).click();
    const others = page.getByRole('group', { name: t.Marks.who.replace('{name}', red) });
    await others.getByRole('checkbox', { name: 'Eva' }).focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'End', 'Enter'])
      await page.keyboard.press(key);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, t.ClassForm.save).click();
    await expect(page.getByText(t.ClassForm.saved).first()).toBeVisible();
    const saved = (await (await call(page.request, 'GET', `/classes/${id}`)).json()) as ClassDetail;
    expect(saved.marks).toEqual([
      { symbol: 0, name: 'Sol' },
      { symbol: 1, name: red },
    ]);
    expect(saved.pupils.map(({ marks }) => marks)).toEqual([
      ...Array<number[]>(4).fill([0]),
      ...Array<number[]>(4).fill([1]),
    ]);
  });

  await test.step('the marks are mixed, and the saved map has their pupils', async () => {
    await page.getByRole('link', { name: t.ClassForm.makeMap }).click();
    await expect(seat(page, 'Ada')).toBeVisible();
    await tab(page, 'conditions').click();
    for (const name of ['Sol', red]) await button(page, name).click();
    await expect(seat(page, 'Ada').locator('.text-mark-0')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await conditions(page)
      .getByRole('group', { name: t.Conditions.kind })
      .getByRole('button', { name: t.Conditions.type.mixed, exact: true })
      .click();
    await expect(conditions(page).getByRole('listitem').filter({ hasText: 'Sol' })).toHaveCount(1);
    await expect(seat(page, 'Ada').locator('.text-mark-0')).toHaveCount(0);
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/maps') && response.request().method() === 'POST',
    );
    await button(page, t.MapScreen.save).click();
    const map = (await (await answer).json()) as SavedMap;
    const [mixed] = map.conditions!;
    const seating = Object.fromEntries(map.seats.map(({ pupil, desk }) => [pupil.id, desk]));
    expect(mixed).toMatchObject({ type: 'mixed', marks: [{ length: 4 }, { length: 4 }] });
    expect(brokenConditions({ desks: map.desks }, [mixed!], seating)).toEqual([]);
  });
});
