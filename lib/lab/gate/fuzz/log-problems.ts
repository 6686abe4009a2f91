import type { Person } from './people';
import type { Route } from './routes';

interface Attacked {
  routes: readonly Route[];
  victim: Person;
  outsider: Person;
  expired: Person;
}

const secretsOf = ({
  email,
  cookie,
  csrfToken,
  teacherId,
  classId,
  mapId,
  roomId,
  linkId,
}: Person) => [
  ...[email, csrfToken, teacherId, classId, mapId, roomId, linkId],
  ...cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
];

/**
 * The lines of a server's log that tell of a fault of the server, an address, an id or a token, or name a route that is
 * none.
 */
export function logProblems(
  text: string,
  { routes, victim, outsider, expired }: Attacked,
): string[] {
  const patterns = new Set(routes.map(({ pattern }) => `/api${pattern}`));
  patterns.add('/api/unknown');
  // Short values, as the mark of a session, stand in other words too.
  const secrets = [victim, outsider, expired].flatMap(secretsOf).filter((each) => each.length > 8);
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { route, status = 0 } = JSON.parse(line) as { route?: string; status?: number };
      if (status >= 500) return `the log tells of a fault: ${line}`;
      if (route !== undefined && !patterns.has(route)) return `the log names ${route}`;
      const secret = secrets.find((each) => line.includes(each));
      if (secret !== undefined) return `the log tells ${secret}: ${line.slice(0, 200)}`;
      return /[\w.+-]+@[\w-]+\.\w/.test(line)
        ? `the log tells an address: ${line.slice(0, 200)}`
        : [];
    });
}
