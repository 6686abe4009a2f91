import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;

async function tabTo(page: Page, name: RegExp, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((pattern) => {
      const element = document.activeElement;
      // The body contains every name, so focus on it doesn't count.
      if (element === document.body) return false;
      const text = `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''} ${
        element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
      }`;
      return new RegExp(pattern).test(text);
    }, name.source);
    if (found) return;
  }
  throw new Error(`Tab never came to ${name.source}`);
}

test('a teacher makes and saves a map with the keyboard alone', async ({ page, signInTeacher }) => {
  await signInTeacher();
  const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  await page.goto(`app/classes/${id}/seatmap`);
  const map = page.getByRole('list', { name: t.Room.map, exact: true });
  const chosen = map.getByRole('button', { pressed: true });
  await expect(map.locator('[data-pupil]')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.SiteMenu.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /^Rommet: /);
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(t.RoomKinds.pairs));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: t.RoomKinds.single })).toBeChecked();
  await page.keyboard.press('Escape');
  const room = t.RoomStep.menu.replace('{room}', t.RoomKinds.single);
  await expect(page.getByRole('button', { name: room })).toBeFocused();

  await tabTo(page, /, Rad \d/);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(2);
  await tabTo(page, new RegExp(`^ ?${t.Conditions.type.apart}`));
  await page.keyboard.press('Enter');
  const apart = page.getByText(/^\p{L}+ og \p{L}+ sitter hver for seg$/u);
  await expect(apart).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(page.getByLabel(t.Conditions.typed.label, { exact: true })).toBeFocused();
  await page.keyboard.type('Ada foran');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada sitter foran', { exact: true })).toBeVisible();

  await tabTo(page, new RegExp(t.MapScreen.again));
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(t.MapScreen.save));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.MapScreen.new)).toBeVisible();
  await tabTo(page, new RegExp(t.MapScreen.done));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.Home.title })).toBeVisible();
});
