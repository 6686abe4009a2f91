import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '@/lib/server/http/security-headers';

/** No browser and no proxy sends another request on a connection before the answer (RFC 9112, 9.3.2). */
const mostOfConnection = 8;

/**
 * Counts the requests of each connection that are not answered yet, and ends a connection with too many: the first of these
 * is refused, nothing more is read, and the hundreds that came in the same packet are left alone. Returns whether the
 * request has been dealt with so.
 */
export function endPipelining() {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count <= mostOfConnection) {
      response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
      return false;
    }
    if (count === mostOfConnection + 1) {
      socket.pause();
      response
        .writeHead(503, { ...securityHeaders, Connection: 'close', 'Retry-After': '1' })
        .end();
    }
    return true;
  };
}
