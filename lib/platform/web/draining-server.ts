import http, { type RequestListener, type ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/server/http/security-headers';

/**
 * Time that an idle connection is kept. It exceeds the idle timeout of common load balancers (60 s), so that
 * no load balancer sends a request into a closing connection.
 */
const keepAliveMs = 65_000;

/** Longest time for receiving a request; slower requests (Slowloris) are cut off. */
const requestMs = 30_000;

export interface DrainingServer {
  server: http.Server;
  /**
   * Starts a graceful shutdown: the health check returns 503, and each response closes its connection. Once
   * `isKnown` resolves, because the load balancer knows, no new connection is accepted. Resolves when all
   * requests are answered.
   */
  drain: (isKnown: Promise<unknown>) => Promise<void>;
}

const brokenRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function brokenRequestAnswer(code: string | undefined): string {
  const headers = Object.entries({
    Connection: 'close',
    'Content-Length': '0',
    ...securityHeaders,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${brokenRequests[code ?? ''] ?? '400 Bad Request'}\r\n${headers.join('')}\r\n`;
}

export function createDrainingServer(handle: RequestListener, healthPath: string): DrainingServer {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  const options = {
    keepAliveTimeout: keepAliveMs,
    requireHostHeader: false,
    requestTimeout: requestMs,
    connectionsCheckingInterval: requestMs / 10,
  };
  const server = http.createServer(options, (request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // A response that began before the drain has promised to keep its connection alive.
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

  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const isBegun = [...underWay].some((each) => each.socket === socket && each.headersSent);
    if (isBegun || !socket.writable || code === 'ECONNRESET') socket.destroy();
    else socket.end(brokenRequestAnswer(code));
  });
  server.on('checkExpectation', (request, response) => {
    request.resume();
    response.writeHead(417, { ...securityHeaders, Connection: 'close' }).end();
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
