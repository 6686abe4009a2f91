import type { SeatingProblem } from '@/lib/core/seating/condition';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';
import { answerRequest } from './answer-request';
import type { SolveReply, SolveRequest } from './messages';

export interface SolveInWorkerOptions {
  seed: number | string;
  timeLimitMs: number;
  improveMs?: number;
  onProgress?: (progress: SolveProgress) => void;
  /** Aborting ends the work at once; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Without workers the page's thread works in turns of this length, so that frames are not missed. */
const TURN_MS = 12;

/**
 * Solves a seating problem off the page's thread, or in short turns on it where the browser has no workers. Rejects if
 * the signal aborts, the worker cannot be loaded or crashes, or the problem is not well formed.
 */
export function solveInWorker(
  problem: SeatingProblem,
  options: SolveInWorkerOptions,
): Promise<SolveResult> {
  const { seed, timeLimitMs, improveMs, onProgress, signal } = options;
  const request: SolveRequest = { type: 'solve', problem, seed, timeLimitMs, improveMs };
  if (signal?.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = () => {
      signal?.removeEventListener('abort', abort);
      stop();
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    const receive = (reply: SolveReply) => {
      if (reply.type === 'progress') {
        onProgress?.(reply.progress);
        return;
      }
      end();
      if (reply.type === 'solved') resolve(reply.result);
      else reject(new Error(reply.message));
    };
    const crash = (error: Error) => {
      end();
      reject(error);
    };
    stop =
      typeof Worker === 'undefined'
        ? takeTurns(request, receive)
        : askWorker(request, receive, crash);
  });
}

type Receive = (reply: SolveReply) => void;

function askWorker(request: SolveRequest, receive: Receive, crash: (error: Error) => void) {
  const worker = new Worker(new URL('./seating.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<SolveReply>) => receive(event.data);
  worker.onerror = (event) => crash(new Error(event.message || 'The seating worker crashed.'));
  worker.onmessageerror = () => crash(new Error('The seating worker sent an unreadable answer.'));
  worker.postMessage(request);
  return () => worker.terminate();
}

function takeTurns(request: SolveRequest, receive: Receive) {
  const replies = answerRequest(request, () => performance.now());
  const turn = () => {
    const end = performance.now() + TURN_MS;
    while (performance.now() < end) {
      const { value, done } = replies.next();
      if (done) return;
      if (value) receive(value);
    }
    timer = setTimeout(turn, 0);
  };
  let timer = setTimeout(turn, 0);
  return () => {
    clearTimeout(timer);
    replies.return();
  };
}
