import 'server-only';
import os from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '@/lib/server/errors/app-error';

export interface DrawingOptions {
  program: string;
  threads: number;
  mostWaiting: number;
  longestMs: number;
}

export interface DrawingTask {
  drawing: string;
  values: unknown[];
}

type Draw<Values extends unknown[]> = (...values: Values) => Promise<Uint8Array>;

const busy = () => new AppError('unavailable', { headers: { 'Retry-After': '3' } });

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

// The development server of Next.js gives each route its own module instances, so the state is global.
const holder = globalThis as typeof globalThis & {
  seatmapDrawing?: { program: string; threads?: ReturnType<typeof createDrawingThreads> };
};

export function setDrawingProgram(program: string): void {
  holder.seatmapDrawing = { program };
}

export function drawApart<Values extends unknown[]>(
  drawing: string,
  drawHere: Draw<Values>,
): Draw<Values> {
  return (...values) => {
    const { seatmapDrawing } = holder;
    if (!seatmapDrawing) return drawHere(...values);
    seatmapDrawing.threads ??= createDrawingThreads({
      program: seatmapDrawing.program,
      threads: Math.max(1, os.availableParallelism() - 1),
      mostWaiting: 20,
      longestMs: 20_000,
    });
    return seatmapDrawing.threads.draw({ drawing, values });
  };
}
