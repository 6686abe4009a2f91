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
  rules?: string[];
  within?: string;
}

interface Axe {
  run: (part: string | Document, options: object) => Promise<{ violations: Violation[] }>;
}

/** Runs the accessibility checker axe without animations, because axe treats a dialog that fades in as hidden. */
async function runAxe([part, options]: readonly [part: string | undefined, options: object]) {
  const { axe } = window as { axe?: Axe };
  if (!axe) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  return (await axe.run(part ?? document, options)).violations;
}

/**
 * Finds accessibility violations of a page. Playwright loads the checker, because the Content-Security-Policy blocks
 * script elements.
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

export async function violationsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { rules: ['color-contrast'], within });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

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
