import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import { sendResponse } from './send-response';
import { toRequest } from './to-request';

/** Takes time linear in the length, which `/\/+$/` does not. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Answers requests to the API without Next.js, which hands them to the same function, but takes more processor time
 * (decisions/0031-routes-without-next.md).
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
      await sendResponse(request, response, await answerApi(toRequest(request, url)));
      // Drops the body that nothing has read.
      request.resume();
    } catch (error) {
      // A handler answers its own errors; what comes here is a client that went, or a fault of this file.
      if (response.destroyed) return;
      logger().error(describeError(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}
