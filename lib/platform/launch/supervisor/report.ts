const heartbeatMs = 15_000;
const shortStepMs = 1500;

const seconds = (ms: number) =>
  ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;

export interface Report {
  line: (text?: string) => void;
  step: <T>(title: string, work: () => Promise<T> | T) => Promise<T>;
}

export function createReport(stream: NodeJS.WriteStream = process.stdout): Report {
  // A reader such as `tee` may end first at Ctrl-C; EPIPE must not prevent the shutdown.
  stream.on('error', () => undefined);
  const line = (text = '') => void stream.write(`${text}\n`);

  async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
    const started = Date.now();
    const elapsed = () => Date.now() - started;
    const isTerminal = Boolean(stream.isTTY);
    const show = () => {
      if (isTerminal) stream.write(`\r\x1b[2K  … ${title} (${seconds(elapsed())})`);
      else line(`  … ${title} (${seconds(elapsed())})`);
    };
    if (isTerminal) stream.write(`  … ${title}`);
    const announced = isTerminal ? undefined : setTimeout(() => line(`  … ${title}`), shortStepMs);
    const timer = setInterval(show, isTerminal ? 1000 : heartbeatMs);
    const clear = isTerminal ? '\r\x1b[2K' : '';
    try {
      const result = await work();
      stream.write(`${clear}  ✓ ${title} (${seconds(elapsed())})\n`);
      return result;
    } catch (error) {
      stream.write(`${clear}  ✗ ${title} (${seconds(elapsed())})\n`);
      throw error;
    } finally {
      clearTimeout(announced);
      clearInterval(timer);
    }
  }

  return { line, step };
}

/** A failure whose message is enough for the reader; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export function errorText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
