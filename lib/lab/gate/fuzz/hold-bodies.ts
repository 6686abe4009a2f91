import { once } from 'node:events';
import http from 'node:http';
import type { ApiRequest } from './send';

/** More than a node does at once (lib/server/http/work-limit.ts). */
const heldOfEach = 120;

/** Sends requests whose bodies begin and do not go on; answers with a function that breaks them off. */
export async function holdBodies(
  apiUrl: string,
  requests: readonly ApiRequest[],
): Promise<() => void> {
  const { hostname, port, pathname } = new URL(apiUrl);
  const agent = new http.Agent({ keepAlive: false });
  const held: http.ClientRequest[] = [];
  for (const { method, path, headers } of requests) {
    for (let index = 0; index < heldOfEach; index += 1) {
      const sent = http.request({
        agent,
        hostname,
        port,
        method,
        path: pathname + path,
        headers: { ...headers, 'content-length': '1000' },
      });
      // The server may end what takes too long.
      sent.on('error', () => {});
      sent.write('{');
      held.push(sent);
    }
  }
  await Promise.all(held.map((sent) => once(sent, 'socket')));
  return () => {
    for (const sent of held) sent.destroy();
  };
}
