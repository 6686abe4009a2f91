import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import { handlerFor } from '@/lib/server/http/other-methods';
import type { FindRoute } from './api-routes';
import { sendResponse } from './send-response';
import { toRequest } from './to-request';

/** Takes time linear in the length, which `/\/+$/` does not. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Answers requests to the API by the handlers in `app/api`, as Next.js would, with less processor time
 * (decisions/0031-routes-without-next.md). `apiPath` is the API's base path.
 */
export function createApiHandler(find: FindRoute, apiPath: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { url = '/', method = 'GET' } = request;
      const [pathname = ''] = url.split('?');
      if (pathname.endsWith('/')) {
        request.resume();
        const target = withoutSlashes(pathname) + url.slice(pathname.length);
        response.writeHead(308, { Location: target }).end();
        return;
      }
      const { handlers, params, pattern } = find(pathname.slice(apiPath.length));
      const answer = await handlerFor(handlers, method)(toRequest(request, url), {
        params: Promise.resolve(params),
        pattern,
      });
      await sendResponse(request, response, answer);
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
