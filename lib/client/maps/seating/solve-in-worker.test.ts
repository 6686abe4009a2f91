import type { SeatingProblem } from '@/lib/core/seating/problem';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import type { SolveResult } from '@/lib/core/seating/solve';
import type { EngineReply } from './messages';
import { answerRequest } from './answer-request';
import { prepareWorker, solveInWorker } from './solve-in-worker';

const problem: SeatingProblem = {
  room: standardRoom('pairs', 4),
  pupils: ['Ada', 'Bo', 'Cy'],
  conditions: [{ id: '0', type: 'together', pupils: ['Ada', 'Cy'] }],
};
const options = { seed: 1, timeLimitMs: 1000 };
const badProblem = { ...problem, pupils: ['Ada', 'Ada', 'Cy'] };

describe('answerRequest', () => {
  it('yields the result as its last reply', () => {
    const replies = [...answerRequest({ type: 'solve', problem, ...options }, () => 0)];
    expect(replies.at(-1)).toMatchObject({ type: 'done', answer: { status: 'seated' } });
  });

  it('replies with a failure instead of throwing an error when the seating problem is malformed', () => {
    const replies = [...answerRequest({ type: 'solve', problem: badProblem, ...options }, () => 0)];
    expect(replies).toEqual([{ type: 'failed', message: expect.stringContaining('pupilDoubled') }]);
  });

  it('yields as many suggestions as requested', () => {
    const request = { type: 'solve', problem, ...options, suggestions: 3 } as const;
    const [done] = [...answerRequest(request, () => 0)].slice(-1);
    expect(done).toMatchObject({ type: 'done', answer: { suggestions: [{}, {}, {}] } });
  });
});

interface ErrorEventDouble {
  message: string;
  preventDefault: () => void;
}
const failure = (message: string): ErrorEventDouble => ({ message, preventDefault: () => {} });

/** Stands in for the browser's Worker: takes the order and lets the test answer. */
class WorkerDouble {
  static last: WorkerDouble;
  onmessage?: ((event: { data: EngineReply }) => void) | null;
  onerror?: (event: ErrorEventDouble) => void;
  terminated = false;
  orders: unknown[] = [];
  constructor() {
    WorkerDouble.last = this;
  }
  postMessage(order: unknown) {
    this.orders.push(order);
  }
  terminate() {
    this.terminated = true;
  }
}

describe('solveInWorker', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it('solves on the main thread without worker support', async () => {
    await expect(solveInWorker(problem, options)).resolves.toMatchObject({ status: 'seated' });
    await expect(solveInWorker(badProblem, options)).rejects.toThrow('pupilDoubled');
  });

  it('rejects when aborted on the main thread', async () => {
    const controller = new AbortController();
    const running = solveInWorker(problem, { ...options, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  });

  it('passes on progress and the result, then terminates the worker', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const onProgress = jest.fn();
    const running = solveInWorker(problem, { ...options, onProgress });
    const worker = WorkerDouble.last;
    expect(worker.orders).toEqual([{ type: 'solve', problem, ...options }]);
    const progress = { phase: 'searching', elapsedMs: 3 } as const;
    worker.onmessage?.({ data: { type: 'progress', progress } });
    const result = { status: 'impossible', conflict: [], minimal: true } as const;
    worker.onmessage?.({ data: { type: 'done', answer: { ...result, conflict: [] } } });
    await expect(running).resolves.toEqual(result);
    expect(onProgress).toHaveBeenCalledWith(progress);
    expect(worker.terminated).toBe(true);
  });

  it('terminates the worker when aborted', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const controller = new AbortController();
    const running = solveInWorker(problem, { ...options, signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(WorkerDouble.last.terminated).toBe(true);
  });

  it('solves on the main thread when the worker cannot be loaded', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const running = solveInWorker(problem, options);
    WorkerDouble.last.onerror?.(failure(''));
    await expect(running).resolves.toMatchObject({ status: 'seated' });
    expect(WorkerDouble.last.terminated).toBe(true);
  });

  it('reuses a preloaded worker until it is released', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const letGo = prepareWorker();
    const worker = WorkerDouble.last;
    const result = { status: 'impossible', conflict: [], minimal: true } as const;
    for (let round = 1; round <= 2; round += 1) {
      const running = solveInWorker(problem, options);
      expect(worker.orders).toHaveLength(round);
      worker.onmessage?.({ data: { type: 'done', answer: { ...result, conflict: [] } } });
      await expect(running).resolves.toEqual(result);
    }
    expect([WorkerDouble.last, worker.terminated]).toEqual([worker, false]);
    letGo();
    expect(worker.terminated).toBe(true);
  });

  it('preloads another worker after a search was aborted', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const letGo = prepareWorker();
    const first = WorkerDouble.last;
    const controller = new AbortController();
    const aborted = solveInWorker(problem, { ...options, signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const second = WorkerDouble.last;
    expect([first.terminated, second === first]).toEqual([true, false]);
    void solveInWorker(problem, options);
    expect(second.orders).toHaveLength(1);
    letGo();
  });

  it('preloads a second worker when the first map is reported', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const letGo = prepareWorker();
    const controller = new AbortController();
    const aborted = solveInWorker(problem, { ...options, signal: controller.signal });
    const first = WorkerDouble.last;
    const found = { status: 'seated' } as SolveResult;
    const progress = { phase: 'searching', elapsedMs: 3, first: found } as const;
    first.onmessage?.({ data: { type: 'progress', progress } });
    const second = WorkerDouble.last;
    expect([second === first, second.orders]).toEqual([false, []]);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    void solveInWorker(problem, options);
    expect([WorkerDouble.last, second.orders.length]).toEqual([second, 1]);
    letGo();
  });

  it('uses another worker when the preloaded one failed to load', () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const letGo = prepareWorker();
    const failed = WorkerDouble.last;
    failed.onerror?.(failure(''));
    void solveInWorker(problem, options);
    expect(failed.orders).toEqual([]);
    expect(WorkerDouble.last.orders).toHaveLength(1);
    letGo();
  });

  it('rejects when the worker crashes', async () => {
    Object.assign(globalThis, { Worker: WorkerDouble });
    const running = solveInWorker(problem, options);
    const progress = { phase: 'searching', elapsedMs: 3 } as const;
    WorkerDouble.last.onmessage?.({ data: { type: 'progress', progress } });
    WorkerDouble.last.onerror?.(failure('out of memory'));
    await expect(running).rejects.toThrow('out of memory');
    expect(WorkerDouble.last.terminated).toBe(true);
  });
});
