import compression from 'compression';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';

const compress = compression();

const longestRestMs = 1000;

function toRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The connection stays open even if the reader of the body stops early, because the response still needs it.
  const body = () => ReadableStream.from<Uint8Array>(request.iterator({ destroyOnReturn: false }));
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: body() as BodyInit, duplex: 'half' }),
  });
}

/**
 * Discards the rest of a request body. Before the connection closes, the rest must be read, because an early close may
 * lose the response.
 */
async function dropRest(request: IncomingMessage, isLast: boolean) {
  request.resume();
  if (request.complete || !isLast) return;
  const signal = AbortSignal.timeout(longestRestMs);
  await once(request, 'close', { signal }).catch(() => undefined);
}

/** A response of one chunk gets a Content-Length header, so that a short response is not compressed. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response) {
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const chunks = answer.body.values();
  const [first, second] = [await chunks.next(), await chunks.next()];
  if (second.done) {
    response.setHeader('Content-Length', first.value?.byteLength ?? 0);
    response.end(first.value);
    return;
  }
  response.write(first.value);
  response.write(second.value);
  await pipeline(chunks, response);
}

/** Answers API requests without Next.js, because it takes twice the processor time (lib/decisions/01-web-server.md). */
export function createApiHandler(answerApi: (request: Request) => Promise<Response>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answer = await answerApi(toRequest(request));
      await dropRest(request, !response.shouldKeepAlive);
      compress(request as never, response as never, () => undefined);
      await send(request, response, answer);
    } catch (error) {
      // The API answers its own errors, so this error comes from a closed connection or a bug in this file.
      if (response.destroyed) return;
      logger().error(describeError(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}
