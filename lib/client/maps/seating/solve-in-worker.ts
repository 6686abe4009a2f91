import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';
import { answerRequest } from './answer-request';
import type { EngineAnswers, EngineProgress, EngineReply, EngineRequest } from './messages';

export interface AskOptions<Progress = SolveProgress> {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

export interface SolveInWorkerOptions extends AskOptions {
  seed: number | string;
  timeLimitMs: number;
  improveMs?: number;
  suggestions?: number;
}

/** Length of one time slice of the seating engine on the page's main thread, in ms. */
const turnMs = 12;

/** Idle workers of the seating engine are kept, so that a search also works offline. */
let idleWorkers: Worker[] = [];
const mostIdle = 2;
let isKept = false;

function startWorker(): Worker {
  return new Worker(new URL('./seating.worker.ts', import.meta.url), { type: 'module' });
}

function keepIdle(worker: Worker): void {
  if (!isKept || idleWorkers.length === mostIdle) {
    worker.terminate();
    return;
  }
  idleWorkers.push(worker);
  worker.onmessage = null;
  worker.onerror = (event) => {
    event.preventDefault();
    idleWorkers = idleWorkers.filter((idle) => idle !== worker);
  };
}

function keepReady(): void {
  if (isKept && idleWorkers.length === 0) keepIdle(startWorker());
}

export function prepareWorker(): () => void {
  if (typeof Worker === 'undefined') return () => {};
  isKept = true;
  keepReady();
  return () => {
    isKept = false;
    for (const worker of idleWorkers.splice(0)) worker.terminate();
  };
}

export function solveInWorker(
  problem: SeatingProblem,
  { seed, timeLimitMs, improveMs, suggestions, ...ask }: SolveInWorkerOptions,
): Promise<SolveResult> {
  return askEngine({ type: 'solve', problem, seed, timeLimitMs, improveMs, suggestions }, ask);
}

export function askEngine<Request extends EngineRequest>(
  request: Request,
  { onProgress, signal }: AskOptions<EngineProgress<Request['type']>>,
): Promise<EngineAnswers[Request['type']]> {
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
    const receive = (reply: EngineReply) => {
      if (reply.type === 'progress') {
        onProgress?.(reply.progress as EngineProgress<Request['type']>);
        return;
      }
      end();
      if (reply.type === 'done') resolve(reply.answer as EngineAnswers[Request['type']]);
      else reject(new Error(reply.message));
    };
    const crash = (error: Error) => {
      end();
      reject(error);
    };
    const answerOnPage = () => {
      stop = answerInTurns(request, receive);
    };
    if (typeof Worker === 'undefined') answerOnPage();
    else {
      stop = sendToWorker(request, receive, (error, hasLoaded) => {
        if (hasLoaded) crash(error);
        else answerOnPage();
      });
    }
  });
}

type Receive = (reply: EngineReply) => void;
type Fail = (error: Error, hasLoaded: boolean) => void;

function sendToWorker(request: EngineRequest, receive: Receive, fail: Fail): () => void {
  const worker = idleWorkers.pop() ?? startWorker();
  let hasAnswered = false;
  let isDone = false;
  const stop = () => {
    if (!isDone) worker.terminate();
    isDone = true;
  };
  worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
    hasAnswered = true;
    if (data.type !== 'progress') {
      isDone = true;
      keepIdle(worker);
    }
    receive(data);
    // While the seating worker searches for further maps, a second worker is loaded, so that the next request starts at
    // once.
    if (data.type === 'progress' && 'first' in data.progress && data.progress.first) keepReady();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stop();
    fail(new Error(event.message || 'The seating worker crashed.'), hasAnswered);
  };
  worker.onmessageerror = () => {
    stop();
    fail(new Error('The seating worker sent an unreadable answer.'), true);
  };
  worker.postMessage(request);
  return () => {
    if (isDone) return;
    stop();
    keepReady();
  };
}

function answerInTurns(request: EngineRequest, receive: Receive) {
  const replies = answerRequest(request, () => performance.now());
  const turn = () => {
    const end = performance.now() + turnMs;
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
