import type { Locator, Page } from 'playwright';
import { messages } from '../../../i18n/messages';
import { createRecorder, movesPerDrag, slowDown, wheelTurns, type InputTimes } from './input-times';
import type { PreparedClass } from './prepare';

const { no } = messages;

async function centre(target: Locator) {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries from one desk to another with the button of the mouse pressed. */
async function carryOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  // The mouse does not reach what is outside of the window.
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: movesPerDrag });
}

/** The bar of the chosen pupils' actions covers the lowest desks. */
export async function closeChosen(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: no.Workbench.action.cancel, exact: true });
  if (await close.isVisible()) await close.click();
}

export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  await carryOnto(page, from, to);
  await page.mouse.up();
}

/**
 * Drags pupils onto each other and undoes it, then zooms in and out, so many times, on a processor that is slowed down.
 */
export async function measureInput(
  page: Page,
  { pupils }: PreparedClass,
  times: number,
): Promise<InputTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const { record, finish } = createRecorder(page);
  const desk = (index: number) =>
    page.locator(`button[data-pupil="${pupils[index % pupils.length]!.id}"]`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await record();
  for (let round = 0; round < times; round += 1) {
    await carryOnto(page, desk(round), desk(round + Math.ceil(pupils.length / 2)));
    await record('drag');
    await page.mouse.up();
    await record('drop');
    await page.keyboard.press('Control+z');
    await record('undo');
    await closeChosen(page);
    await record();
  }
  for (let round = 0; round < times; round += 1) {
    const middle = await centre(desk(0));
    await page.mouse.move(middle.x, middle.y);
    await record();
    await page.keyboard.down('Control');
    for (let turn = 0; turn < wheelTurns; turn += 1) await page.mouse.wheel(0, -40);
    await page.keyboard.up('Control');
    await record('zoom');
    await press(no.Room.zoom.in);
    await press(no.Room.zoom.fit);
    await record('zoom');
  }
  const measured = await finish();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return measured;
}
