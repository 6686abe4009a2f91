import 'server-only';
import { AppError } from '../errors/app-error';
import { preflight } from './preflight';
import { route } from './route';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** What a browser and Next.js themselves make of the methods that a route has. */
function allMethods(own: readonly Method[]): string[] {
  const all: string[] = methods.filter(
    (method) => own.includes(method) || (method === 'HEAD' && own.includes('GET')),
  );
  return [...all, 'OPTIONS'];
}

/**
 * The handlers of a route for the methods that it does not have, which are refused as a problem, and for OPTIONS.
 * Next.js alone would answer them with an empty 405. HEAD is Next.js's own where there is a GET.
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
