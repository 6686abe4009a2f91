import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './processes';
import { StartError } from './report';

const readyTimeoutMs = 60_000;
const maxErrors = 3;

export async function waitForAnswer(
  service: Service,
  url: string,
  abort: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  let last = 'no answer';
  let errors = 0;
  while (Date.now() < deadline) {
    if (service.hasExited) {
      throw new StartError(`${service.name} ended while starting.\n${service.lastLines()}`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      if (response.status === 200) return;
      last = `status ${response.status}: ${(await response.text()).slice(0, 500)}`;
      // A wrong setting does not mend itself.
      if (response.status === 500 && ++errors === maxErrors) break;
    } catch (error) {
      const { cause, message } = error as Error;
      last = cause instanceof Error ? cause.message : message;
    }
    abort.throwIfAborted();
    await sleep(50);
  }
  throw new StartError(`${service.name} does not become ready (${last}).\n${service.lastLines()}`);
}
