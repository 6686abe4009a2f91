import 'server-only';
import { AppError } from '../errors/app-error';
import { preflight } from './preflight';
import { route } from './route';

export type Handler = (
  request: Request,
  context: {
    params: Promise<Record<string, string | string[]> | undefined>;
    pattern?: string;
  },
) => Promise<Response> | Response;

/** The handlers that a route exports, by method. */
export type Handlers = Partial<Record<string, Handler>>;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods of a route, with those that follow from them. */
function allowed(own: Handlers): string[] {
  return [...methods.filter((method) => own[method] ?? (method === 'HEAD' && own.GET)), 'OPTIONS'];
}

/**
 * The handler of a request: the route's own, that of GET for HEAD, or one that answers a preflight or refuses with the
 * methods that the route has.
 */
export function handlerFor(own: Handlers, method: string): Handler {
  const found = own[method] ?? (method === 'HEAD' ? own.GET : undefined);
  if (found) return found;
  const allow = allowed(own);
  if (method === 'OPTIONS') return preflight(allow);
  return route({ session: 'none' }, () => {
    throw new AppError('methodNotAllowed', { headers: { Allow: allow.join(', ') } });
  });
}
