import type { IncomingMessage } from 'node:http';

/**
 * The body of a request as a stream. A reader that cancels, because the body is too large, does not destroy the
 * connection, so that the answer is still sent; the rest is discarded.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (finish: () => void) => () => {
        if (isOver) return;
        isOver = true;
        finish();
      };
      request.on('data', (chunk: Buffer) => {
        if (isOver) return;
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) request.pause();
      });
      request.once(
        'end',
        end(() => controller.close()),
      );
      const fail = end(() => controller.error(new Error('The request was cut off.')));
      request.once('error', fail);
      request.once('close', fail);
      request.pause();
    },
    pull() {
      request.resume();
    },
    cancel() {
      isOver = true;
      request.resume();
    },
  });
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const each of value ?? []) headers.append(name, each);
  }
  return headers;
}

export function toRequest(request: IncomingMessage, url: string): Request {
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = `http://${request.headers.host ?? 'localhost'}${url}`;
  return new Request(address, {
    method,
    headers: headersOf(request),
    ...(hasBody && { body: bodyOf(request), duplex: 'half' }),
  });
}
