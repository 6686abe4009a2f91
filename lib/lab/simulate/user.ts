import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { createHands, type StepCost } from './keystroke-level';

interface Point {
  x: number;
  y: number;
}

export interface Step extends StepCost {
  name: string;
  totalMs: number;
}

/** Uses a page as a practised person does, at human speed, and measures the steps of a task. */
export function createUser(page: Page) {
  const hands = createHands(async (ms) => void (await sleep(ms)));
  const steps: Step[] = [];

  /** Scrolls to an element that is not on the screen, which takes as long as pointing. */
  async function bringIntoView(target: Locator): Promise<Point> {
    await target.waitFor();
    const box = await target.boundingBox();
    const { height } = page.viewportSize()!;
    if (!box || box.y < 0 || box.y + box.height > height) {
      await hands.point();
      await target.scrollIntoViewIfNeeded();
    }
    const { x, y, width, height: own } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + own / 2 };
  }

  /** Points at something and presses it. */
  async function press(target: Locator) {
    const { x, y } = await bringIntoView(target);
    await hands.point();
    await page.mouse.move(x, y);
    await hands.press();
    await target.click();
  }

  return {
    press,
    think: hands.think,
    /** Decides for a command, then presses it. */
    async choose(command: Locator) {
      await hands.think();
      await press(command);
    },
    async key(name: string) {
      await hands.key();
      await page.keyboard.press(name);
    },
    async type(text: string) {
      for (const letter of text) {
        await hands.key();
        await page.keyboard.type(letter);
      }
    },
    /** Measures a part of the task, what the product makes the user wait included. */
    async step(name: string, work: () => Promise<void>) {
      const started = performance.now();
      await work();
      steps.push({ name, totalMs: performance.now() - started, ...hands.takeCost() });
    },
    steps,
  };
}
export type User = ReturnType<typeof createUser>;
