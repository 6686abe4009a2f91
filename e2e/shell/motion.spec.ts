import type { Page } from 'playwright/test';
import { createClass, createMap, createTeacher } from '../api';
import { expect, messages, realNames, test } from '../fixtures';

const t = messages.no;

test.use({ reducedMotion: 'no-preference' });

async function watchMoves(page: Page): Promise<() => Promise<number>> {
  const moves = await page.evaluateHandle(() => {
    const count = { moved: 0 };
    const isMove = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getKeyframes().some(({ transform }) => String(transform).startsWith('translate'));
    const look = () => {
      if (document.getAnimations().some(isMove)) count.moved += 1;
      requestAnimationFrame(look);
    };
    look();
    return count;
  });
  return () => moves.evaluate(({ moved }) => moved);
}

test('pupils glide to their new desks unless the user prefers reduced motion', async ({ page }) => {
  await createTeacher(page.request);
  const { id } = await createClass(page.request, realNames);
  await page.goto(`app/classes/${id}/seatmap`);
  const map = page.getByRole('list', { name: t.Room.map, exact: true });
  const again = page.getByRole('button', { name: t.MapScreen.again });
  const seats = () => map.getByRole('listitem').allTextContents();
  const makeAnother = async () => {
    const before = await seats();
    await again.click();
    await expect.poll(seats).not.toEqual(before);
  };
  await expect(map).toBeVisible();
  const moved = await watchMoves(page);
  await expect(async () => {
    await makeAnother();
    expect(await moved()).toBeGreaterThan(0);
  }).toPass();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Animations of earlier moves have finished.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const movedSince = await watchMoves(page);
  await makeAnother();
  await makeAnother();
  expect(await movedSince()).toBe(0);
});

test('the button of a dialog moves by at most 12 px while the dialog opens', async ({ page }) => {
  await createTeacher(page.request);
  const owner = await createClass(page.request, ['Ada', 'Bo']);
  const { id } = (await (await createMap(page.request, owner)).json()) as { id: string };
  await page.goto(`app/maps/${id}`);
  await page.getByRole('button', { name: t.Download.menu }).click();
  await page.getByRole('button', { name: t.Download.share }).click();
  const make = page.getByRole('button', { name: t.Sharing.make });
  await expect(make).toBeVisible();
  const tops = await make.evaluate((button) => {
    const dialog = button.closest('[role="dialog"]')!;
    const style = (dialog as HTMLElement).style;
    const topAt = (part: number) => {
      const [animation] = dialog.getAnimations();
      if (animation) animation.currentTime = part * 200;
      return button.getBoundingClientRect().top;
    };
    style.animation = 'none';
    dialog.getBoundingClientRect();
    style.animation = '';
    for (const animation of dialog.getAnimations()) animation.pause();
    return [topAt(0), topAt(1)];
  });
  expect(Math.abs(tops[0]! - tops[1]!)).toBeGreaterThan(0);
  expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThanOrEqual(12);
});
