import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { locales, type Locale } from '@/lib/i18n/locales';
import { readLegalText } from './read-legal-text';
import { toHtml } from './testing/legal-html';

/** Compares what the cookie pages list with the names under which the sources store something in the browser. */

const folders = [
  'app',
  'components',
  'lib/client',
  'lib/contracts',
  'lib/core',
  'lib/i18n',
  'lib/server',
];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .concat('middleware.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
);

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Placeholder for the part of a name that is only known at run time. */
const anything = '…';

/** The value of a constant of this name in a file. */
function constantIn(source: ts.SourceFile, name: string): ts.Expression | undefined {
  let value: ts.Expression | undefined;
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) value ??= node.initializer;
  });
  return value;
}

/** The value of a constant that a file has or imports. */
function findValue(identifier: ts.Identifier): ts.Expression | undefined {
  const own = identifier.getSourceFile();
  const name = identifier.text;
  const value = constantIn(own, name);
  const imports = own.text.match(/^import [^;]*;/gm) ?? [];
  if (value || !imports.some((line) => new RegExp(`\\b${name}\\b`).test(line))) return value;
  return sources.map((source) => constantIn(source, name)).find(Boolean);
}

function text(expression: ts.Expression | undefined): string {
  if (!expression) return anything;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isAsExpression(expression)) return text(expression.expression);
  if (ts.isTemplateExpression(expression)) {
    const spans = expression.templateSpans.map((span) => text(span.expression) + span.literal.text);
    return expression.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(expression)) return text(expression.left) + text(expression.right);
  if (ts.isIdentifier(expression)) {
    return text(findValue(expression));
  }
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    let owner = findValue(expression.expression);
    if (owner && ts.isAsExpression(owner)) owner = owner.expression;
    const property =
      owner && ts.isObjectLiteralExpression(owner)
        ? owner.properties.find((each) => each.name?.getText() === expression.name.text)
        : undefined;
    if (property && ts.isPropertyAssignment(property)) return text(property.initializer);
  }
  return anything;
}

/** The name that a piece of code stores something under; undefined where it stores nothing. */
function storedName(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText().split('.').at(-1);
    if (callee === 'setItem') return text(node.arguments[0]);
    // A database of idb-keyval.
    const isDatabase = callee === 'createStore' && node.arguments.length === 2;
    if (isDatabase) return text(node.arguments[0]);
    if (callee === 'cookie') return `__Host-${text(node.arguments[1])}`;
    if (callee === 'readableCookie') return text(node.arguments[1]);
  }
  if (ts.isBinaryExpression(node) && node.left.getText() === 'document.cookie') {
    return text(node.right).split('=')[0];
  }
  return undefined;
}

const names = new Set<string>();
for (const source of sources) {
  walk(source, (node) => {
    const name = storedName(node);
    if (name !== undefined) names.add(name.replace(/…+/, anything));
  });
}

/** Firebase's library keeps a database of its own, and the service worker pages and scripts. */
const byLibraries = ['firebase-heartbeat-database', 'service-worker.js'];

const listed = async (locale: Locale) => {
  const { sections } = await readLegalText('cookies', locale);
  const bodies = sections.map(({ id, children }) => <div key={id}>{children}</div>);
  const html = toHtml(bodies, locale);
  return new Set([...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name));
};

describe('the cookie page', () => {
  it.each(locales)(
    'lists everything that is stored in the browser, and nothing else (%s)',
    async (locale) => {
      expect([...(await listed(locale))].sort()).toEqual([...names, ...byLibraries].sort());
    },
  );

  it('would miss nothing stored by other means', () => {
    const others =
      /indexedDB|caches\.open|cookieStore|cookies\(\)\.set|cookies\.set\(|sessionStorage\[|localStorage\[/;
    expect(
      sources.filter((source) => others.test(source.text)).map((each) => each.fileName),
    ).toEqual(['lib/client/offline/service-worker.ts']);
  });
});
