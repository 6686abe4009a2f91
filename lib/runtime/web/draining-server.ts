import http, { type RequestListener, type ServerResponse } from 'node:http';

/** Longer than the idle time of common load balancers (60 s), so that none sends a request into a closing connection. */
const keepAliveMs = 65_000;

export interface DrainingServer {
  server: http.Server;
  /**
   * Ends without a reset connection: from now on the health check says 503 and each answer ends its connection; when the
   * load balancer knows, no new connection is taken. Resolves when the requests under way are answered.
   */
  drain: (isKnown: Promise<unknown>) => Promise<void>;
}

/** An HTTP server that can end while clients keep connections to it. */
export function createDrainingServer(handle: RequestListener, healthPath: string): DrainingServer {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  const server = http.createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // An answer begun before the end has promised to keep its connection.
      if (isDraining) server.closeIdleConnections();
    });
    if (isDraining) response.shouldKeepAlive = false;
    if (isDraining && request.url?.split('?')[0] === healthPath) {
      request.resume();
      response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ status: 'stopping' }));
      return;
    }
    handle(request, response);
  });

  async function drain(isKnown: Promise<unknown>): Promise<void> {
    isDraining = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    await isKnown;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await closed;
  }

  return { server, drain };
}
