import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A receiver of OTLP in JSON on a free port; `writeTo` ends it and writes what came, a line a batch. */
export async function receiveTraces() {
  const batches: string[] = [];
  const server = http.createServer(async (request, response) => {
    batches.push(await text(request));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async writeTo(file: string): Promise<void> {
      server.close();
      if (!batches.some((batch) => batch.includes('/api/classes')))
        throw new Error('No trace of a call was sent.');
      await writeFile(file, batches.join('\n'));
    },
  };
}
