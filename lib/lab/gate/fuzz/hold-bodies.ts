import http from 'node:http';
import { send, type ApiRequest } from './send';

/** More than a node does at once (lib/server/http/work-limit.ts). */
const heldOfEach = 120;
/** Fewer than that, so that none is refused while the sessions of all are read. */
const begunAtOnce = 40;

const agent = new http.Agent({ keepAlive: false });

/** Sends a request whose body begins and does not go on. */
function begin(apiUrl: string, { method, path, headers }: ApiRequest) {
  const { hostname, port, pathname } = new URL(apiUrl);
  const sent = http.request({
    ...{ agent, hostname, port, method, path: pathname + path },
    headers: { ...headers, 'content-length': '1000' },
  });
  // The server may end what takes too long.
  sent.on('error', () => {});
  return new Promise<http.ClientRequest>((resolve) => sent.write('{', () => resolve(sent)));
}

/** Holds many requests of each kind whose bodies do not go on; answers with a function that breaks them off. */
export async function holdBodies(
  apiUrl: string,
  requests: readonly ApiRequest[],
): Promise<() => void> {
  const held: http.ClientRequest[] = [];
  for (const request of requests) {
    for (let begun = 0; begun < heldOfEach; begun += begunAtOnce) {
      const some = Array.from({ length: begunAtOnce }, () => begin(apiUrl, request));
      held.push(...(await Promise.all(some)));
      // Answered behind them: their sessions are read by then.
      await send(apiUrl, { ...request, method: 'GET' });
    }
  }
  return () => {
    for (const sent of held) sent.destroy();
  };
}
