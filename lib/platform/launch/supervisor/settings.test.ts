import { readSettings, runEnvironment } from './settings';

const parts = {
  databaseUrl: 'postgres://a@127.0.0.1/b',
  authEmulatorPort: undefined as number | undefined,
  checkoutPort: undefined,
  secrets: { appSecret: 'of the data folder', stripeSecretKey: 'x', stripeWebhookSecret: 'y' },
  dataFolder: '/data',
};
const production = { DATABASE_URL: 'postgres://a@127.0.0.1/b', FIREBASE_PROJECT_ID: 'klassekart' };
const secretWith = (env: Record<string, string>, more: Partial<typeof parts> = {}) =>
  runEnvironment(env, { ...parts, ...more }).APP_SECRET;

describe('APP_SECRET', () => {
  it('is what the environment says', () => {
    expect(secretWith({ ...production, APP_SECRET: 'set' })).toBe('set');
    expect(secretWith({ APP_SECRET: 'set' })).toBe('set');
  });

  it('comes from the data folder for the embedded defaults', () => {
    expect(secretWith({})).toBe('of the data folder');
    const { DATABASE_URL } = production;
    expect(secretWith({ DATABASE_URL }, { authEmulatorPort: 1 })).toBe('of the data folder');
  });

  it('is left out where several nodes may share a database, so that the server asks for it', () => {
    expect(secretWith(production)).toBeUndefined();
  });
});

describe('DATABASE_URL', () => {
  it.each(['mysql://kari:hemmelig@127.0.0.1/b', 'kari:hemmelig@127.0.0.1', '/b'])(
    'is refused, and not repeated, where it is %s',
    (DATABASE_URL) => {
      const read = () => readSettings({ DATABASE_URL });
      expect(read).toThrow(/^DATABASE_URL must be a postgres:\/\/ address/);
      expect(read).not.toThrow(/kari|hemmelig/);
    },
  );

  it.each(['postgres://a@127.0.0.1/b', 'postgresql://[::1]:5432/b', '', undefined])(
    'may be %s',
    (DATABASE_URL) => {
      expect(readSettings({ ...production, DATABASE_URL }).embeddedDatabase).toBe(!DATABASE_URL);
    },
  );
});

describe('accounts of one node', () => {
  const { DATABASE_URL } = production;

  it('are refused on a database that other nodes may share, with what to set', () => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(/FIREBASE_PROJECT_ID.*\n.*DEMO=true/);
  });

  it('are taken where the environment says that this is a demonstration, or no database is shared', () => {
    expect(readSettings({ DATABASE_URL, DEMO: 'true' }).embeddedAuth).toBe(true);
    expect(readSettings({}).embeddedAuth).toBe(true);
    expect(readSettings(production).embeddedAuth).toBe(false);
  });
});
