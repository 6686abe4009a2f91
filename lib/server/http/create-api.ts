import 'server-only';
import type { Call } from '@/lib/contracts/call';
import { publicEnv } from '@/lib/env/public';
import { AppError } from '../errors/app-error';
import { isReadable } from './early-refusal';
import { preflight } from './preflight';
import { route, type Handle, type Handler } from './route';

export type Handlers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call ? Handle<Calls[Name]> : never;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Node {
  named: Map<string, Node>;
  parameter?: Node;
  path: string;
  handlers: Map<string, Handler>;
}

const newNode = (path: string): Node => ({ named: new Map(), path, handlers: new Map() });

const isParameter = (segment: string) => segment.startsWith('{');

function grow(root: Node, path: string): Node {
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    const next =
      (isParameter(segment) ? node.parameter : node.named.get(segment)) ??
      newNode(`${node.path}/${segment}`);
    if (isParameter(segment)) node.parameter = next;
    else node.named.set(segment, next);
    node = next;
  }
  return node;
}

function find(node: Node, segments: readonly string[], at = 1): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.handlers.size > 0 ? node : undefined;
  const named = node.named.get(segment);
  const found = named && find(named, segments, at + 1);
  return found ?? (segment && node.parameter ? find(node.parameter, segments, at + 1) : undefined);
}

const unknown = route({ session: 'none' }, () => {
  throw new AppError('notFound');
});

function otherMethod({ handlers }: Node, method: string): Handler {
  const own = methods.filter((one) => handlers.has(one === 'HEAD' ? 'GET' : one));
  const allow = [...own, 'OPTIONS'];
  if (method === 'OPTIONS') return async (request) => preflight(allow)(request);
  return route({ session: 'none' }, () => {
    throw new AppError('methodNotAllowed', { headers: { Allow: allow.join(', ') } });
  });
}

export function createApi<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: Handlers<Calls>,
): (request: Request) => Promise<Response> {
  const root = newNode('');
  for (const [name, call] of Object.entries(calls)) {
    const node = grow(root, call.path);
    node.handlers.set(call.method, route(call, handlers[name] as unknown as Handle<Call>));
  }
  return (request) => {
    const path = pathOf(request);
    const segments = path.split('/');
    const node = isReadable(path) ? find(root, segments) : undefined;
    if (!node) return unknown(request, { pattern: '/api/unknown' });
    const handler =
      node.handlers.get(request.method === 'HEAD' ? 'GET' : request.method) ??
      otherMethod(node, request.method);
    const params = Object.fromEntries(
      node.path
        .split('/')
        .map((segment, at) => [segment, decodeURIComponent(segments[at]!)] as const)
        .filter(([segment]) => isParameter(segment))
        .map(([segment, value]) => [segment.slice(1, -1), value]),
    );
    return handler(request, { params, pattern: `/api${node.path}` });
  };
}

const apiPath = '/api';

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const base = publicEnv().basePath + apiPath;
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(apiPath.length);
}
