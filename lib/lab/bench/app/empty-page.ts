import type { Browser } from 'playwright';
import { createRecorder, movesPerDrag, slowDown, wheelTurns, type InputTimes } from './input-times';
import { watchPaints } from './paint-times';

/** One button, whose label counts what is done with it. */
const content = `<!doctype html><title>Empty page</title>
<button style="width: 20rem; height: 20rem">0</button>
<script>
  const button = document.querySelector('button');
  let count = 0;
  for (const type of ['mousedown', 'mousemove', 'mouseup', 'click', 'keydown', 'wheel']) {
    addEventListener(
      type,
      (event) => {
        if (type === 'wheel') event.preventDefault();
        button.textContent = count += 1;
      },
      { passive: false },
    );
  }
</script>`;

/**
 * Measures the same input on a page that has next to nothing to do: the machine's and the browser's part in the figures
 * of the map.
 */
export async function measureEmptyPage(browser: Browser, times: number): Promise<InputTimes> {
  const page = await browser.newPage();
  await watchPaints(page);
  await page.goto(`data:text/html,${encodeURIComponent(content)}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const { record, finish } = createRecorder(page);
  for (let round = 0; round < times; round += 1) {
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await page.mouse.move(200, 200, { steps: movesPerDrag });
    await record('drag');
    await page.mouse.up();
    await record('drop');
    await page.keyboard.press('Control+z');
    await record('undo');
    await page.keyboard.down('Control');
    for (let turn = 0; turn < wheelTurns; turn += 1) await page.mouse.wheel(0, -40);
    await page.keyboard.up('Control');
    await page.mouse.click(200, 200);
    await record('zoom');
  }
  const measured = await finish();
  await page.close();
  return measured;
}
