import type { Page } from 'playwright/test';
import { recordLayoutShifts, type LayoutShift } from '../lib/lab/bench/site/layout-shifts';

/** Records from now on what moves on the page's documents without the visitor's doing. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(recordLayoutShifts);
}

/** Lists the layout shifts of the shown document, after the frame that is being drawn. */
export async function shifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts))),
      ),
  );
}
