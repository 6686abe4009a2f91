import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));

const pages = tracked('*.md').map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const made = /^(dist|node_modules|\.next|\.data|\.data-dev|outbox)\b/;
const fileNames = new Set(tracked().map((file) => path.basename(file)));
const top = new Set(readdirSync(root));

function findMissing({ file, text }: (typeof pages)[number]): string[] {
  const folder = path.dirname(file);
  const links = [...text.matchAll(/\]\(([^)\s#]+)[)\s#]/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(path.join(root, folder, decodeURI(target))));
  const paths = [...text.matchAll(/`([\w@.[\]()/-]+)`/g)]
    .map(([, name]) => name!)
    // Parts of a path in capitals are placeholders.
    .filter((name) => !/(^|\/)[A-Z]{4,}(\.|\/|$)/.test(name))
    .filter((name) => name.includes('/') && top.has(name.split('/')[0]!) && !made.test(name))
    .filter(
      (name) => ![root, path.join(root, folder)].some((base) => existsSync(path.join(base, name))),
    );
  const names = [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|cjs|css|sql|mdx?))`/g)]
    .map(([, name]) => name!)
    .filter((name) => !fileNames.has(name));
  return [...links, ...paths, ...names];
}

it.each(pages)(
  'a documentation page refers only to existing files, folders and links: $file',
  (page) => {
    expect(findMissing(page)).toEqual([]);
  },
);

it.each(pages)('a documentation page names only npm scripts of package.json: $file', ({ text }) => {
  const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
