import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy sends another request on a connection before the answer (RFC 9112, 9.3.2). */
const mostOfConnection = 8;

/**
 * Counts the requests of each connection that are not answered yet. One packet may hold hundreds, so those that are too many
 * are refused before anything is done for them, and their connection ends.
 */
export function countPipelined() {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > mostOfConnection) return true;
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    return false;
  };
}
