import type { Locator, Page } from 'playwright';
import { takePaints } from './paint-times';
import type { PreparedClass } from './prepare';

/** How long each kind of input took to the next paint, in milliseconds. */
export interface InputTimes {
  drag: number[];
  drop: number[];
  undo: number[];
}

const slowDown = 4;

async function centre(target: Locator) {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags pupils onto each other and undoes it, so many times, on a processor that is slowed down. A drag is each move of the
 * pointer while a pupil is carried; drop and undo are what Event Timing says of the released button and the key, which tells
 * nothing of those that took less than 16 ms.
 */
export async function measureInput(
  page: Page,
  { pupils }: PreparedClass,
  times: number,
): Promise<InputTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const measured: InputTimes = { drag: [], drop: [], undo: [] };
  const desk = (index: number) =>
    page.locator(`[data-pupil="${pupils[index % pupils.length]!.id}"]`);
  const record = async (input: 'drop' | 'undo') => {
    const { moves, events } = await takePaints(page);
    measured.drag.push(...moves);
    measured[input].push(Math.max(0, ...events.map(({ duration }) => duration)));
  };
  await takePaints(page);
  for (let round = 0; round < times; round += 1) {
    const [from, to] = [desk(round), desk(round + Math.ceil(pupils.length / 2))];
    await from.scrollIntoViewIfNeeded();
    const [start, end] = [await centre(from), await centre(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 15 });
    // What pressing and carrying took is counted with the drag, not with the drop.
    const { moves, events } = await takePaints(page);
    measured.drag.push(...moves, ...events.map(({ duration }) => duration));
    await page.mouse.up();
    await record('drop');
    await page.keyboard.press('Control+z');
    await record('undo');
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return measured;
}
