import 'server-only';
import os from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '@/lib/server/errors/app-error';

export interface DrawingOptions {
  /** The program that draws, `lib/platform/web/draw-files/main.ts` as it is built. */
  program: string;
  threads: number;
  /** Drawings that wait for a thread; the next one is refused. */
  mostWaiting: number;
  longestMs: number;
}

/** The task of a thread: a drawing and its values. */
export interface DrawingTask {
  drawing: string;
  values: unknown[];
}

type Draw<Values extends unknown[]> = (...values: Values) => Promise<Uint8Array>;

const busy = () => new AppError('unavailable', { headers: { 'Retry-After': '3' } });

/**
 * Threads that draw files, so that long names or many files at once hold up no request. A drawing is refused with
 * `unavailable` where too many wait, and ended with its thread where it takes too long.
 */
export function createDrawingThreads({ program, threads, mostWaiting, longestMs }: DrawingOptions) {
  const pool = new Piscina<DrawingTask, Uint8Array>({
    filename: program,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: mostWaiting,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    async draw(task: DrawingTask): Promise<Uint8Array> {
      if (pool.queueSize >= mostWaiting) throw busy();
      const signal = AbortSignal.timeout(longestMs);
      return pool.run(task, { name: 'drawFile', signal }).catch((error: unknown) => {
        throw signal.aborted ? busy() : error;
      });
    },
    close: () => pool.destroy(),
  };
}

// The development server bundles routes apart, each with modules of its own.
const holder = globalThis as typeof globalThis & {
  seatmapDrawing?: { program: string; threads?: ReturnType<typeof createDrawingThreads> };
};

/** Says that the drawings of this process are done by threads of this program, which start with the first drawing. */
export function setDrawingProgram(program: string): void {
  holder.seatmapDrawing = { program };
}

/** The drawing as a thread does it; in a process without a program for that, as in tests, it is done here. */
export function drawApart<Values extends unknown[]>(
  drawing: string,
  drawHere: Draw<Values>,
): Draw<Values> {
  return (...values) => {
    const { seatmapDrawing } = holder;
    if (!seatmapDrawing) return drawHere(...values);
    seatmapDrawing.threads ??= createDrawingThreads({
      program: seatmapDrawing.program,
      // One processor is left to the requests.
      threads: Math.max(1, os.availableParallelism() - 1),
      mostWaiting: 20,
      longestMs: 20_000,
    });
    return seatmapDrawing.threads.draw({ drawing, values });
  };
}
