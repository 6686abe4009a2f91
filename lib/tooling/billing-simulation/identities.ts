import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The identity provider as a deletion sees it: it deletes accounts, and is away now and then. */
export async function openIdentities(isAway: () => boolean) {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(isAway() ? 500 : 200, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
