import { Pool } from 'undici';
import type { Call } from './call-mix';

/** More than the web server does at once, so that calls wait there and not here. */
const connections = 300;
const answerTimeoutMs = 15_000;

/** The results of a route's calls. */
export interface RouteResult {
  /** Milliseconds from the planned moment to the end of the answer, of the calls that were answered 2xx. */
  ms: number[];
  /** Answered 503: the node refused the work. */
  shed: number;
  /** Every other status with its count; 0 is no answer. */
  errors: Record<number, number>;
}

export type Results = Record<string, RouteResult>;

/**
 * Sends calls at a fixed rate, whatever the answers do, and resolves when all are answered. A late answer delays no later
 * call, and each is timed from the moment for which it was planned, so a server that stalls is seen to stall
 * (no coordinated omission).
 */
export async function runOpenLoop(
  apiUrl: string,
  next: () => Call,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Results> {
  const { origin, pathname } = new URL(apiUrl);
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
  });
  const results: Results = {};
  const underWay = new Set<Promise<void>>();

  async function send(planned: number) {
    const { route, method, path, cookie, body = null, done } = next();
    const result = (results[route] ??= { ms: [], shed: 0, errors: {} });
    const { statusCode, text } = await pool
      .request({
        method: method as 'GET',
        path: pathname + path,
        headers: { cookie, origin, 'content-type': 'application/json', 'accept-encoding': 'br' },
        body,
      })
      .then(async (answer) => ({
        statusCode: answer.statusCode,
        text: await answer.body.text(),
      }))
      .catch(() => ({ statusCode: 0, text: '' }));
    const isDone = statusCode >= 200 && statusCode < 300;
    if (isDone) result.ms.push(performance.now() - planned);
    else if (statusCode === 503) result.shed += 1;
    else result.errors[statusCode] = (result.errors[statusCode] ?? 0) + 1;
    done?.(isDone && text ? JSON.parse(text) : undefined);
  }

  const start = performance.now();
  const total = rate * seconds;
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const call = send(start + (sent / rate) * 1000);
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(underWay);
  await pool.close();
  return results;
}
