import { FileProblem, type FileProblemCode } from './file-problem';
import { maxFileBytes } from './limits';
import type { Sheet } from './sheet';

/** The worker says first that it has been loaded. */
export type ImportReply = 'loaded' | { sheets: Sheet[] } | { problem: FileProblemCode };

/** A list is read in well under a second; what takes this long is none. */
export const readingLimitMs = 20_000;

/**
 * Reads a file with a list in the browser; nothing of it leaves the page. CSV or another text with separators has one
 * sheet, an Excel workbook (.xlsx) those of its sheets that are not empty. It is read in a worker, which is ended when it
 * takes too long, or on the page, within the same limits, where the worker cannot be loaded.
 * @throws FileProblem if it is none of these, too big, empty or broken
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
    // A file that breaks the worker is not tried again on the page.
    worker.onerror = (event) => {
      event.preventDefault();
      end(isLoaded ? { problem: 'tooMuch' } : 'notLoaded');
    };
    worker.onmessageerror = () => end({ problem: 'unreadable' });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
