import 'server-only';
import { AppError } from '../errors/app-error';
import { preflight } from './preflight';
import { route } from './route';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** Adds the methods that Next.js and the browser handle for the route's own. */
function allMethods(own: readonly Method[]): string[] {
  const all: string[] = methods.filter(
    (method) => own.includes(method) || (method === 'HEAD' && own.includes('GET')),
  );
  return [...all, 'OPTIONS'];
}

/**
 * Returns handlers for OPTIONS and for the methods that a route does not have. Those are refused with a problem;
 * Next.js alone would send an empty 405. Next.js handles HEAD for a route with GET.
 */
export function otherMethods(...own: Method[]) {
  const allow = allMethods(own);
  const refuse = route({ session: 'none' }, () => {
    throw new AppError('methodNotAllowed', { headers: { Allow: allow.join(', ') } });
  });
  return {
    GET: refuse,
    HEAD: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: preflight(allow),
  };
}
