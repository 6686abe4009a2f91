import http from 'node:http';

export interface ApiRequest {
  method: string;
  /** Below the API's address, as it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
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
export function send(apiUrl: string, { method, path, headers, body }: ApiRequest) {
  const { hostname, port, pathname } = new URL(apiUrl);
  return new Promise<ApiAnswer>((resolve) => {
    const none = { status: 0, headers: {}, text: '' };
    const request = http.request(
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
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(none));
    request.end(body);
  });
}
