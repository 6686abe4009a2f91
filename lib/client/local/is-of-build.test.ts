import { isOfBuild } from './is-of-build';

const build = new Set(['/_next/static/chunks/a.js', '/_next/static/chunks/b.css']);
const page = (...files: string[]) =>
  files.map((file) => `<script src="/klassekart/_next/static/chunks/${file}"></script>`).join('');

it('isOfBuild rejects a page that loads files of another build', () => {
  expect(isOfBuild(page('a.js', 'b.css'), build)).toBe(true);
  expect(isOfBuild(page('a.js', 'c.js'), build)).toBe(false);
});
