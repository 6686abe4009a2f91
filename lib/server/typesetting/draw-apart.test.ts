import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDrawingThreads, drawApart } from './draw-apart';

const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'seatmap-draw-')), 'draw.mjs');
writeFileSync(
  program,
  `export const drawFile = ({ drawing, values: [gate, text] }) => {
    if (drawing === 'fail') throw new Error('No such font');
    if (drawing === 'endless') for (;;) {}
    // Blocks its thread until the test opens the gate.
    if (gate) Atomics.wait(new Int32Array(gate), 0, 0);
    return new TextEncoder().encode(text);
  };`,
);

let threads: ReturnType<typeof createDrawingThreads>;
const open = (mostWaiting = 1, longestMs = 60_000) => {
  threads = createDrawingThreads({ program, threads: 1, mostWaiting, longestMs });
};
afterEach(() => threads.close());

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const draw = (drawing: string, ...values: unknown[]) => threads.draw({ drawing, values });

it('the rendering of a PDF or Excel file is refused when the queue of the rendering threads is full', async () => {
  open();
  const gate = new SharedArrayBuffer(4);
  const first = draw('text', gate, 'first');
  const second = draw('text', gate, 'second');
  const refused = { code: 'unavailable', options: { headers: { 'Retry-After': '3' } } };
  await expect(draw('text', gate, 'third')).rejects.toMatchObject(refused);
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  expect([text(await first), text(await second)]).toEqual(['first', 'second']);
  expect(text(await draw('text', null, 'fourth'))).toBe('fourth');
});

it('the rendering of a PDF or Excel file fails with the error "unavailable" after the time limit', async () => {
  open(1, 1000);
  await expect(draw('endless')).rejects.toMatchObject({ code: 'unavailable' });
});

it('an error in a rendering thread reaches the caller', async () => {
  open();
  await expect(draw('fail')).rejects.toThrow('No such font');
});

it('a process without rendering threads renders a PDF or Excel file in the main thread', async () => {
  open();
  const drawn = drawApart('text', (name: string) => Promise.resolve(Buffer.from(name)));
  expect(text(await drawn('Emma'))).toBe('Emma');
});
