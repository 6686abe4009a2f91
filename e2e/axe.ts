import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds wrong with a page as it stands. axe is evaluated, not inserted as a script, which the policy would stop. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run()).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * What stands out to the right of the window, so that reading needs scrolling sideways or is cut off; not what lies in
 * a box that scrolls by itself, or only screen readers see.
 */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isExcused = (element: Element): boolean => {
      for (let each: Element | null = element; each && each !== document.body;) {
        const { overflowX, position, clipPath } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) && each.getBoundingClientRect().right <= width + 1) {
          return true;
        }
        if (clipPath !== 'none' && position === 'absolute') return true;
        if (each instanceof SVGElement || each.closest('[aria-hidden="true"]')) return true;
        each = each.parentElement;
      }
      return false;
    };
    const far = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isOut = right > width + 1 || left < -1;
      return own > 0 && height > 0 && isOut && !isExcused(element);
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls'] : [];
    return [...scrolls, ...far.map((element) => element.outerHTML.slice(0, 120))];
  });
}
