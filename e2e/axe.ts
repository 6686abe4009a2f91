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

interface Scope {
  /** Without it, all rules. */
  rules?: string[];
  /** A selector of the part that is looked at, where the rest of the page is looked at elsewhere. */
  within?: string;
}

interface Axe {
  run: (part: string | Document, options: object) => Promise<{ violations: Violation[] }>;
}

/**
 * Runs in the page, and answers with nothing where axe is not there yet. All motion ends before: axe takes a dialog that
 * still fades in for closed, and an inherited colour that changes by a transition reaches its last element only frames later.
 */
async function runAxe([part, options]: readonly [part: string | undefined, options: object]) {
  const { axe } = window as { axe?: Axe };
  if (!axe) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  return (await axe.run(part ?? document, options)).violations;
}

/**
 * Lists axe's findings on a page. axe is evaluated, not inserted as a script, which the policy would stop.
 */
export async function violations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  const asked = [
    within,
    { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
  ] as const;
  let found = await page.evaluate(runAxe, asked);
  if (!found) {
    await page.evaluate(axeSource);
    found = await page.evaluate(runAxe, asked);
  }
  return found!.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Lists axe's findings in the light theme, and on contrast in the dark one, which shares everything else with it. */
export async function violationsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { rules: ['color-contrast'], within });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

/**
 * Lists elements that reach beyond the right edge of the window, so that reading needs scrolling sideways or is cut
 * off; without those in a box that scrolls by itself, and those for screen readers only.
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
