export type Report = ReturnType<typeof createReport>;

export function createReport(stream: NodeJS.WriteStream = process.stdout) {
  // A program that reads the output may end first at Ctrl-C; the failed write must not prevent the shutdown.
  stream.on('error', () => undefined);
  const line = (text = '') => void stream.write(`${text}\n`);

  async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
    const startedMs = Date.now();
    stream.write(`  ${title} …`);
    const result = await work();
    line(` ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
    return result;
  }

  return { line, step };
}

export class StartError extends Error {
  override name = 'StartError';
}

export function errorText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
