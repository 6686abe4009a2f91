import http, { type RequestListener, type ServerResponse } from 'node:http';

/** Idle time in ms before the server closes a connection; longer than the 60 s of common load balancers. */
const keepAliveMs = 65_000;

/** Longest time in ms for receiving a request; slower requests (Slowloris attack) are cut off. */
const requestMs = 30_000;

const brokenRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function createDrainingServer(handle: RequestListener, healthPath: string) {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  const server = http.createServer(
    { keepAliveTimeout: keepAliveMs, requireHostHeader: false, requestTimeout: requestMs },
    (request, response) => {
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        // A response that began before the shutdown keeps its connection open, so idle connections are closed again.
        if (isDraining) server.closeIdleConnections();
      });
      if (isDraining) response.shouldKeepAlive = false;
      if (isDraining && request.url?.split('?')[0] === healthPath) {
        request.resume();
        response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
        return;
      }
      handle(request, response);
    },
  );

  // Node.js would reset the connection of a malformed request, so that the client could lose the answer.
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const isBegun = [...underWay].some((each) => each.socket === socket && each.headersSent);
    if (isBegun || !socket.writable || code === 'ECONNRESET') return void socket.destroy();
    const status = brokenRequests[code] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  /**
   * Ends the server gracefully and resolves when all requests are answered. The health check returns 503; once the load
   * balancer knows, the server accepts no new connections.
   */
  async function drain(isKnown: Promise<unknown>): Promise<void> {
    isDraining = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    await isKnown;
    await new Promise((resolve) => server.close(resolve));
  }

  return { server, drain };
}
