import { FileProblem, type FileProblemCode } from './file-problem';
import { maxFileBytes } from './limits';
import type { Sheet } from './sheet';

export type ImportReply = 'loaded' | { sheets: Sheet[] } | { problem: FileProblemCode };

export const readingLimitMs = 20_000;

/**
 * Reads a file with pupil names in a worker with a time limit; nothing is uploaded.
 * @throws FileProblem
 */
export async function readFile(file: File): Promise<Sheet[]> {
  if (file.size > maxFileBytes) throw new FileProblem('tooBig');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new FileProblem('unreadable');
    },
  );
  const reply = typeof Worker === 'undefined' ? 'notLoaded' : await askWorker(bytes);
  if (reply === 'notLoaded') {
    const { readBytes } = await import('./read-bytes');
    return readBytes(bytes);
  }
  if ('problem' in reply) throw new FileProblem(reply.problem);
  return reply.sheets;
}

type Outcome = Exclude<ImportReply, 'loaded'> | 'notLoaded';

function askWorker(bytes: Uint8Array): Promise<Outcome> {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'tooMuch' }), readingLimitMs);
    let isLoaded = false;
    const end = (reply: Outcome) => {
      clearTimeout(timer);
      resolve(reply);
    };
    worker.onmessage = ({ data }: MessageEvent<ImportReply>) => {
      if (data === 'loaded') isLoaded = true;
      else end(data);
    };
    // A file that crashes the worker could also crash the page, so the page does not read it.
    worker.onerror = (event) => {
      event.preventDefault();
      end(isLoaded ? { problem: 'tooMuch' } : 'notLoaded');
    };
    worker.onmessageerror = () => end({ problem: 'unreadable' });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
