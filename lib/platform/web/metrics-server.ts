import http from 'node:http';
import { database } from '@/lib/server/database/database';
import { readMetrics } from '@/lib/server/jobs/metrics';

export async function serveMetrics(host: string, port: number): Promise<void> {
  // Concurrent requests share one reading.
  let reading: Promise<string> | undefined;
  const read = () => {
    reading ??= readMetrics(database()).finally(() => (reading = undefined));
    return reading;
  };
  const server = http.createServer((request, response) => {
    request.resume();
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
