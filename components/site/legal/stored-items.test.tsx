import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@/lib/i18n/locales';
import { readLegalText } from './read-legal-text';
import { toHtml } from './testing/legal-html';

/**
 * Files that store something in the browser, each with the names under which it stores. `…` stands for a
 * variable part.
 */
const storedBy: Record<string, string[]> = {
  'components/shell/language-selector.tsx': ['preferredLanguage'],
  'components/shell/reload-for-script.ts': ['reloaded-for-script'],
  'components/shell/scroll-position.ts': ['place'],
  'lib/client/account/hidden-notice.ts': ['email-notice'],
  'lib/client/billing/portal.ts': ['card-before-portal'],
  'lib/client/classes/picked-pupils.ts': ['picked:…'],
  'lib/client/local/database.ts': ['local'],
  'lib/client/local/drafts.ts': ['draft:…'],
  'lib/client/local/marks.ts': ['device', 'visitor'],
  'lib/client/maps/view-choices.ts': ['map-view'],
  'lib/client/local/service-worker.ts': [],
  'lib/server/auth/csrf.ts': ['__Host-csrf'],
  'lib/server/auth/session-cookie.ts': ['__Host-session', 'signedIn'],
};
/** The stores of Firebase's library and of the service worker's pages and scripts. */
const byLibraries = ['firebase-heartbeat-database', 'service-worker.js'];

/** A way to store something; `createStore` with two arguments is idb-keyval's. */
const storing =
  /\.setItem\(|createStore\([^),]+,|document\.cookie =|[ (]cookie\(request, |indexedDB|caches\.open|cookieStore|cookies\(\)\.set|cookies\.set\(|(session|local)Storage\[/;

const sources = [
  'app',
  'components',
  'lib/client',
  'lib/contracts',
  'lib/core',
  'lib/i18n',
  'lib/server',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .concat('middleware.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const listed = async (locale: Locale) => {
  const { sections } = await readLegalText('cookies', locale);
  const bodies = sections.map(({ id, children }) => <div key={id}>{children}</div>);
  const html = toHtml(bodies, locale);
  return new Set([...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name));
};

describe('the cookie page', () => {
  it.each(locales)(
    'lists exactly the items that are stored in the browser, in the language %s',
    async (locale) => {
      const names = new Set(Object.values(storedBy).flat().concat(byLibraries));
      expect([...(await listed(locale))].sort()).toEqual([...names].sort());
    },
  );

  it('is checked against every source file that stores something in the browser', () => {
    const found = sources.filter(({ text }) => storing.test(text)).map(({ file }) => file);
    expect(found.sort()).toEqual(Object.keys(storedBy).sort());
  });

  it.each(Object.values(storedBy).flat())(
    'lists an item only if the source code contains its name: %s',
    (name) => {
      const literal = `'${name.replace(/^__Host-/, '').replace('…', '')}'`;
      expect(sources.filter(({ text }) => text.includes(literal))).not.toEqual([]);
    },
  );
});
