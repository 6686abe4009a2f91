import http from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

interface Sent extends http.RequestOptions {
  body?: string | Buffer | Readable | undefined;
}

export interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/**
 * Sends a request through Node.js on a new connection, because `fetch` adds its own headers and refuses some headers.
 */
export function sendRequest(url: string, { body, ...options }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent: false, ...options }, (response) => {
      const { statusCode = 0, headers } = response;
      text(response).then((read) => resolve({ status: statusCode, headers, text: read }), reject);
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error('No answer came in time.')));
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) request.end(body);
    else body.pipe(request);
  });
}
