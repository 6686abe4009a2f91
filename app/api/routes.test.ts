import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const routes = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'route.ts' && !name.includes('[...unknown]'))
  .map((name) => [path.dirname(name), readFileSync(path.join(__dirname, name), 'utf8')] as const);

describe('every route', () => {
  it.each(routes)('%s goes through the wrapper', (_, source) => {
    for (const [, method, value] of source.matchAll(/export const ([A-Z]+) = (\w+)\(/g)) {
      expect([method, value]).toEqual([method, 'route']);
    }
    expect(source).not.toMatch(/export (async )?function/);
  });

  it.each(routes.filter(([, source]) => /export const (POST|PUT|PATCH|DELETE)\b/.test(source)))(
    '%s can be called from an allowed origin, since it changes something',
    (_, source) => {
      expect(source).toMatch(/export \{ preflight as OPTIONS \}/);
    },
  );
});
