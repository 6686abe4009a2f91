import type { Locator } from 'playwright/test';
import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;

const background = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('chosen elements differ from unchosen elements in forced colours', async ({
  page,
  teacher,
}) => {
  expect(teacher.email).not.toBe('');
  await page.emulateMedia({ forcedColors: 'active' });
  const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  await page.goto(`app/classes/${id}/seatmap`);
  const parts = page.getByRole('navigation', { name: t.MapRail.parts }).getByRole('button');
  const pupils = page.getByRole('list', { name: t.Room.map }).locator('[data-pupil]');
  const rooms = page.locator('label').filter({ has: page.getByRole('radio') });
  const languages = page.getByRole('group', { name: t.Frame.language }).getByRole('button');
  const differ = async (chosen: Locator, other: Locator) =>
    expect(await background(chosen)).not.toBe(await background(other));
  await differ(parts.nth(1), parts.nth(0));
  await pupils.first().click();
  await expect(pupils.first()).toHaveAttribute('aria-pressed', 'true');
  await differ(pupils.first(), pupils.last());
  await page.getByRole('button', { name: /^Rommet: / }).click();
  await differ(rooms.filter({ has: page.getByRole('radio', { checked: true }) }), rooms.last());
  await expect(page.getByRole('button', { name: t.MapScreen.save })).toHaveCSS(
    'border-style',
    'solid',
  );
  await page.goto('app');
  await differ(languages.nth(0), languages.nth(1));
});
