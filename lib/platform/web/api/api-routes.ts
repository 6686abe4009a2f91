import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handlers } from '@/lib/server/http/other-methods';

type Params = Record<string, string | string[]>;

interface Route {
  /** The folders of its address below `app/api`, as in ["classes", "[classId]"]. */
  segments: string[];
  handlers: Handlers;
}

const isParameter = (segment: string) => segment.startsWith('[');
/** An address that no other route has: `[[...unknown]]`. */
const isRest = (segment: string | undefined) => segment?.startsWith('[[...') ?? false;
const nameOf = (segment: string) => segment.replace(/[[\].]/g, '');

/** A folder with a name goes before one with a parameter, at each place from the left. */
function compare(one: Route, other: Route): number {
  const length = Math.min(one.segments.length, other.segments.length);
  for (let at = 0; at < length; at += 1) {
    const order = Number(isParameter(one.segments[at]!)) - Number(isParameter(other.segments[at]!));
    if (order !== 0) return order;
  }
  return 0;
}

/** Values of the parameters if the route has this address. */
function match({ segments }: Route, parts: readonly string[]): Params | undefined {
  const params: Params = {};
  for (const [at, segment] of segments.entries()) {
    const part = parts[at]!;
    if (!isParameter(segment)) {
      if (segment !== part) return undefined;
    } else if (part === '') return undefined;
    else params[nameOf(segment)] = decodeURIComponent(part);
  }
  return params;
}

interface Found {
  handlers: Handlers;
  params: Params | undefined;
  /** The route's folders, as "/api/classes/[classId]": for logs, which never hold what stands in the parameters' places. */
  pattern: string;
}

/** The routes by their folders, as Next.js finds them: by names first, then by parameters. */
export function createRoutes(all: readonly Route[]) {
  const byLength = new Map<number, Route[]>();
  for (const route of all) {
    if (isRest(route.segments.at(-1))) continue;
    const { length } = route.segments;
    byLength.set(length, [...(byLength.get(length) ?? []), route].sort(compare));
  }
  const unknown = all.find(({ segments }) => isRest(segments.at(-1)));

  /** Finds the route of an address below `/api`, whose percent encoding is valid. */
  return function find(address: string): Found {
    const parts = address.split('/').slice(1);
    for (const route of byLength.get(parts.length) ?? []) {
      const params = match(route, parts);
      if (params) {
        const hasParameters = Object.keys(params).length > 0;
        return {
          handlers: route.handlers,
          params: hasParameters ? params : undefined,
          pattern: `/api/${route.segments.join('/')}`,
        };
      }
    }
    return { handlers: unknown?.handlers ?? {}, params: undefined, pattern: '/api/[[...unknown]]' };
  };
}

export type FindRoute = ReturnType<typeof createRoutes>;

const file = 'route.mjs';

/** Loads the routes that the build compiled from `app/api`. */
export async function loadApiRoutes(folder: string): Promise<FindRoute> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.basename(name) === file,
  );
  const routes = found.map(async (name) => ({
    segments: path.dirname(name).split(path.sep),
    handlers: (await import(pathToFileURL(path.join(folder, name)).href)) as Handlers,
  }));
  return createRoutes(await Promise.all(routes));
}
