import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { recordLayoutShifts, type LayoutShift } from '../layout-shift';

interface PageWeight {
  /** Bytes of the bodies as they came over the wire, compressed; what a click would fetch is not among them. */
  scriptBytes: number;
  /** With the style elements of the HTML, which are compressed apart here. */
  styleBytes: number;
  /** Addresses of stylesheets that the page fetched. */
  stylesheets: string[];
  /** Cumulative layout shift until the page is quiet, without a visitor's doing. */
  layoutShift: number;
  /** The layout shifts in it. */
  shifts: LayoutShift[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** Limits for every public page, in bytes as they come over the wire. */
export const limits = { scriptBytes: 160_000, styleBytes: 15_000 };
/** What framer-motion may add to the scripts of the landing page, whose sections fade in. */
export const motionBytes = 10_000;

/** Loads a page as a first visit does, scrolls through it, and weighs what came. The page's cache is empty. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const { origin } = new URL(url);
  const weight: PageWeight = {
    scriptBytes: 0,
    styleBytes: 0,
    stylesheets: [],
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
    if (request.resourceType() === 'stylesheet') weight.stylesheets.push(requested);
    if (/^https?:/.test(requested) && !requested.startsWith(origin)) {
      weight.foreign.push(requested);
    }
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(weighing);
  weight.styleBytes += compressedStyles(await response!.text());
  const { scriptBytes, styleBytes } = weight;
  await page.evaluate(recordLayoutShifts);
  weight.shifts = await page.evaluate(shiftsWhileScrolling);
  weight.layoutShift = weight.shifts.reduce((sum, { value }) => sum + value, 0);
  await page.waitForLoadState('networkidle');
  return { ...weight, scriptBytes, styleBytes };
}

function compressedStyles(html: string): number {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
  return styles.length > 0 ? gzipSync(styles.join('')).length : 0;
}

/** Runs in the page. */
async function shiftsWhileScrolling(): Promise<LayoutShift[]> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  return window.layoutShifts;
}
