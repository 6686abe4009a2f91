import type { Page } from 'playwright/test';
import { createClass } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';
import { button, conditions, room, seat, tab } from './map-screen';

const t = messages.no;
const bar = (page: Page) => page.getByRole('group', { name: t.Workbench.chosenGroup });

const hidden = (page: Page) =>
  page.evaluate(() => {
    const top = Math.max(0, document.querySelector('header')!.getBoundingClientRect().bottom);
    const bars = [...document.querySelectorAll('[data-bottom-bar]')];
    const edge = Math.min(innerHeight, ...bars.map((one) => one.getBoundingClientRect().top));
    return [...document.querySelectorAll('[data-desk]')].filter((desk) => {
      const place = desk.getBoundingClientRect();
      return place.top < top || place.bottom > edge || place.left < 0 || place.right > innerWidth;
    }).length;
  });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('every desk of a class of 28 remains visible while pupils are chosen on a phone', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await test.step(`every desk is visible on a phone of ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const { id } = await createClass(page.request, realNames);
      await page.goto(`app/classes/${id}/seatmap`);
      const desks = room(page).locator('[data-pupil]');
      await expect(desks).toHaveCount(28);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBe(viewport.height);
      // Overscroll: a horizontal swipe over a room that fits must not navigate back.
      const swipes = await page.evaluate(() =>
        [document.documentElement, document.querySelector('.room-space')!].map(
          (one) => getComputedStyle(one).overscrollBehaviorX,
        ),
      );
      expect(swipes).toEqual(['none', 'auto']);
      // The sheet is open without conditions: the map is smaller or scrolls, and each pressed pupil is chosen.
      if (viewport.width === 390) await expect.poll(() => hidden(page)).toBe(0);
      await seat(page, 'Emma').tap();
      await seat(page, 'Noah').tap();
      await expect(bar(page)).toBeHidden();
      await button(page, t.Conditions.type.apart).tap();
      await expect(conditions(page)).toContainText('Emma og Noah sitter hver for seg');
      expect(await sticksOut(page)).toEqual([]);
      await tab(page, 'suggestions').tap();
      await expect(
        page.getByRole('region', { name: t.MapRail.suggestions, exact: true }),
      ).toBeVisible();
      await button(page, t.Workplace.sheet).tap();
      await desks.nth(2).tap();
      await expect(bar(page)).toBeVisible();
      await expect.poll(() => hidden(page)).toBe(0);
      await bar(page).getByRole('button', { name: t.Workbench.more }).tap();
      await bar(page).getByRole('button', { name: t.Workbench.action.chooseMany }).tap();
      await desks.last().tap();
      await expect(desks.last()).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => hidden(page)).toBe(0);
      expect(await sticksOut(page)).toEqual([]);
      if (viewport.width === 390) expect(await violationsInBothThemes(page)).toEqual([]);
      await bar(page).getByRole('button', { name: t.Workbench.more }).tap();
      await bar(page).getByRole('button', { name: t.MapQuestions.ask }).tap();
      await expect(page.getByText(t.MapQuestions.whatIf.title, { exact: true })).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
    });
  }
});
