import http from 'node:http';
import type { AddressInfo } from 'node:net';
import createNext from 'next';
import { createRequestHandler } from './handle-request';

/** Longer than the idle time of common load balancers (60 s), so that none sends a request into a closing connection. */
const keepAliveMs = 65_000;

export interface WebServer {
  port: number;
  /** Takes no new requests and resolves when those under way are answered. */
  stop: () => Promise<void>;
}

/** Serves a production build by a Next.js custom server (node_modules/next/dist/docs, "custom-server"). */
export async function startWebServer(options: {
  folder: string;
  host: string;
  port: number;
  basePath: string;
  trustProxy: boolean;
}): Promise<WebServer> {
  const { folder, host, port, basePath, trustProxy } = options;
  const app = createNext({ dev: false, dir: folder, hostname: 'localhost', port });
  await app.prepare();
  const handle = createRequestHandler({
    folder,
    basePath,
    trustProxy,
    next: app.getRequestHandler(),
  });
  const server = http.createServer({ keepAliveTimeout: keepAliveMs }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await app.close();
    },
  };
}
