import type { Page } from 'playwright/test';
import { recordLayoutShifts, type LayoutShift } from '../layout-shift';

interface PageWeight {
  scriptBytes: number;
  styleBytes: number;
  layoutShift: number;
  shifts: LayoutShift[];
  foreign: string[];
}

export const limits = { scriptBytes: 185_000, styleBytes: 20_500 };
export const motionBytes = 10_000;

export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const { origin } = new URL(url);
  const weight: PageWeight = {
    scriptBytes: 0,
    styleBytes: 0,
    layoutShift: 0,
    shifts: [],
    foreign: [],
  };
  const weighing: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = { script: 'scriptBytes', stylesheet: 'styleBytes' }[request.resourceType()];
    if (kind !== 'scriptBytes' && kind !== 'styleBytes') return;
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      weight[kind] += responseBodySize;
    };
    weighing.push(add());
  });
  page.on('request', (request) => {
    const requested = request.url();
    if (/^https?:/.test(requested) && !requested.startsWith(origin)) {
      weight.foreign.push(requested);
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(weighing);
  const { scriptBytes, styleBytes } = weight;
  await page.evaluate(recordLayoutShifts);
  weight.shifts = await page.evaluate(shiftsWhileScrolling);
  weight.layoutShift = weight.shifts.reduce((sum, { value }) => sum + value, 0);
  await page.waitForLoadState('networkidle');
  return { ...weight, scriptBytes, styleBytes };
}

/**
 * Records layout shifts while a page scrolls. Playwright copies the function into the page, so the function must not
 * use outer variables.
 */
async function shiftsWhileScrolling(): Promise<LayoutShift[]> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  return window.layoutShifts;
}
