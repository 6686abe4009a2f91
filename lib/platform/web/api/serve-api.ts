import compression from 'compression';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import { sendResponse } from './send-response';
import { toRequest } from './to-request';

/** Linear in the length, unlike `/\/+$/`. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const compress = compression();

/** Time for the rest of a body; a slower client is cut off by its answer. */
const longestRestMs = 1000;

/**
 * Drains the rest of a body: closing a connection while its client still sends resets it, and the answer may be
 * lost. After a second the connection is closed anyway.
 */
async function dropRest(request: IncomingMessage, body: ReadableStream | null, isLast: boolean) {
  if (body && !body.locked) await body.cancel();
  request.resume();
  if (request.complete || !isLast) return;
  const signal = AbortSignal.timeout(longestRestMs);
  await once(request, 'close', { signal }).catch(() => undefined);
}

/**
 * Answers requests to the API without Next.js, which would call the same function but takes more processor time
 * (lib/decisions/01-web-server.md).
 */
export function createApiHandler(answerApi: (request: Request) => Promise<Response>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { url = '/' } = request;
      const [pathname = ''] = url.split('?');
      if (pathname.endsWith('/')) {
        request.resume();
        const target = withoutSlashes(pathname) + url.slice(pathname.length);
        response.writeHead(308, { Location: target }).end();
        return;
      }
      const asked = toRequest(request, url);
      const answer = await answerApi(asked);
      await dropRest(request, asked.body, !response.shouldKeepAlive);
      compress(request as never, response as never, () => undefined);
      await sendResponse(request, response, answer);
    } catch (error) {
      // Handlers answer their own errors; an error here is a closed connection, or a fault of this file.
      if (response.destroyed) return;
      logger().error(describeError(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}
