import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ApiRequest {
  method: string;
  /** Below the API's address, as it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** The body comes in pieces with pauses between them, or ends in the middle with the connection. */
  slowly?: 'paused' | 'brokenOff';
}

export interface ApiAnswer {
  /** 0 where the server closed the connection without an answer. */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

// A connection for each: the server may close one that is kept, while the next request is already on its way.
const agent = new http.Agent({ keepAlive: false });

/** Sends a request as it is; a browser's `fetch` would forbid half of them. */
export function send(apiUrl: string, request: ApiRequest): Promise<ApiAnswer> {
  const { method, path, headers } = request;
  const { hostname, port, pathname } = new URL(apiUrl);
  return new Promise<ApiAnswer>((resolve) => {
    const none = { status: 0, headers: {}, text: '' };
    const sent = http.request(
      { agent, hostname, port, method, path: pathname + path, headers, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(none));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(none));
    void writeBody(sent, request);
  });
}

const pieces = 4;
const pauseMs = 30;

async function writeBody(sent: http.ClientRequest, { body = '', slowly }: ApiRequest) {
  if (!slowly) return void sent.end(body);
  const bytes = Buffer.from(body);
  sent.setHeader('content-length', bytes.length);
  const length = Math.ceil(bytes.length / pieces);
  for (let from = 0; from < bytes.length && !sent.destroyed; from += length) {
    if (slowly === 'brokenOff' && from >= bytes.length / 2) return void sent.destroy();
    sent.write(bytes.subarray(from, from + length));
    await sleep(pauseMs);
  }
  sent.end();
}
