import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import createNext from 'next';
import { answerApi } from '@/lib/server/api/answer-api';
import { preparedPages } from '@/lib/server/http/prepared-pages';
import { buildFolder, distFolder, rootDir } from '../paths';
import { createApiHandler } from './api/serve-api';
import { createDrainingServer } from './draining-server';
import { createRequestHandler } from './handle-request';

export interface WebServer {
  port: number;
  stop: (delayMs: number) => Promise<void>;
}

/** Serves a production build with a Next.js custom server (node_modules/next/dist/docs, "custom-server"). */
export async function startWebServer(options: {
  host: string;
  port: number;
  basePath: string;
  trustProxy: boolean;
  keptFolder?: string;
}): Promise<WebServer> {
  const { host, port, basePath, trustProxy, keptFolder } = options;
  // Next.js adds an `upgrade` listener to the server that it is given, or else to the server of the first
  // request. With that listener, a request with `Upgrade` gets no answer, and its socket is never closed.
  // Next.js therefore gets a server that never listens.
  const httpServer = http.createServer();
  const app = createNext({ dev: false, dir: rootDir, hostname: 'localhost', port, httpServer });
  await app.prepare();
  const next = app.getRequestHandler();
  const handle = createRequestHandler({
    folders: { build: buildFolder, programs: distFolder },
    basePath,
    pages: preparedPages(buildFolder),
    trustProxy,
    keptFolder,
    api: createApiHandler(answerApi),
    next,
  });
  const { server, drain } = createDrainingServer(handle, `${basePath}/api/health`);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(delayMs) {
      await drain(wait(delayMs));
      await app.close();
    },
  };
}
