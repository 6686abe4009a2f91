import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './report';

const readyTimeoutMs = 120_000;

export async function waitForAnswer(name: string, url: string): Promise<void> {
  let last = 'no answer';
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await sleep(50)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      if (response.status === 200) return;
      last = `status ${response.status}: ${(await response.text()).slice(0, 500)}`;
    } catch (error) {
      last = String((error as Error).cause ?? error);
    }
  }
  throw new StartError(`${name} does not become ready (${last}).`);
}
