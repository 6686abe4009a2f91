import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;

/** Presses Tab until something of that name has the focus, as one does without a mouse. */
async function tabTo(page: Page, name: RegExp, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((pattern) => {
      const element = document.activeElement;
      // The page's body has every name in it, and the focus on it is none.
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

test('a teacher skips the header, makes a map and saves it with the keyboard alone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  await page.goto(`app/classes/${id}/seatmap`);
  await expect(page.getByRole('heading', { name: t.Maker.roomTitle })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.SiteMenu.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, new RegExp(t.RoomKinds.pairs));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: t.RoomKinds.single })).toBeChecked();
  await tabTo(page, new RegExp(t.Maker.toConditions));
  await page.keyboard.press('Enter');

  await tabTo(page, /^ ?Ada| Ada$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await tabTo(page, new RegExp(t.Conditions.type.apart));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada og Bo sitter hver for seg', { exact: true })).toBeVisible();
  await tabTo(page, new RegExp(t.Maker.generate));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.Result.title })).toBeVisible();
  await expect(page.getByRole('button', { name: t.Result.save })).toBeVisible();
  await tabTo(page, new RegExp(t.Result.save));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.Map.isActive)).toBeVisible();
});
