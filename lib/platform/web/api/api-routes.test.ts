import type { Handlers } from '@/lib/server/http/other-methods';
import { createRoutes } from './api-routes';

/** A handler for each of these folders; the handler is the folder's name. */
const routesOf = (...folders: string[]) =>
  createRoutes(
    folders.map((folder) => ({
      segments: folder.split('/'),
      handlers: { GET: folder } as unknown as Handlers,
    })),
  );
const find = routesOf(
  '[[...unknown]]',
  'classes',
  'classes/[classId]',
  'classes/archived',
  'classes/[classId]/maps',
  'maps/[mapId]/versions/[version]',
);
const found = (address: string) => {
  const { handlers, params } = find(address);
  return [handlers.GET, params];
};

describe('the routes of the API', () => {
  it.each([
    ['/classes', 'classes', undefined],
    ['/classes/7', 'classes/[classId]', { classId: '7' }],
    ['/classes/archived', 'classes/archived', undefined],
    ['/classes/archived/maps', 'classes/[classId]/maps', { classId: 'archived' }],
    ['/maps/a%20b/versions/2', 'maps/[mapId]/versions/[version]', { mapId: 'a b', version: '2' }],
    ['/classes/%2F', 'classes/[classId]', { classId: '/' }],
  ])('%s is answered by %s', (address, folder, params) => {
    expect(found(address)).toEqual([folder, params]);
  });

  it.each(['', '/nothing', '/classes/7/maps/8', '/classes//maps', '/Classes', '/constructor'])(
    '%s is unknown',
    (address) => {
      expect(found(address)).toEqual(['[[...unknown]]', undefined]);
    },
  );

  it.each([
    ['/classes/archived', '/api/classes/archived'],
    ['/maps/7/versions/2', '/api/maps/[mapId]/versions/[version]'],
    ['/kari@skole.no/a%5Cb', '/api/[[...unknown]]'],
    ['/classes\\kari@skole.no', '/api/[[...unknown]]'],
  ])('%s has the pattern %s, which tells nothing of the address', (address, pattern) => {
    expect(find(address).pattern).toBe(pattern);
  });
});
