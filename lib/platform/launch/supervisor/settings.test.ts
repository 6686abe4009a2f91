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
  it('is read from the environment', () => {
    expect(secretWith({ ...production, APP_SECRET: 'set' })).toBe('set');
    expect(secretWith({ APP_SECRET: 'set' })).toBe('set');
  });

  it('is read from the data folder when the database or the auth emulator is embedded', () => {
    expect(secretWith({})).toBe('of the data folder');
    const { DATABASE_URL } = production;
    expect(secretWith({ DATABASE_URL }, { authEmulatorPort: 1 })).toBe('of the data folder');
  });

  it('has no default when several nodes may share a database', () => {
    expect(secretWith(production)).toBeUndefined();
  });
});

describe('DATABASE_URL', () => {
  it.each(['mysql://kari:hemmelig@127.0.0.1/b', 'kari:hemmelig@127.0.0.1', '/b'])(
    'is refused with an error that hides the password: %s',
    (DATABASE_URL) => {
      const read = () => readSettings({ DATABASE_URL });
      expect(read).toThrow(/^DATABASE_URL must be a postgres:\/\/ address/);
      expect(read).not.toThrow(/kari|hemmelig/);
    },
  );

  it.each(['postgres://a@127.0.0.1/b', 'postgresql://[::1]:5432/b', '', undefined])(
    'is accepted when its value is "%s"',
    (DATABASE_URL) => {
      expect(readSettings({ ...production, DATABASE_URL }).embeddedDatabase).toBe(!DATABASE_URL);
    },
  );
});

describe('the auth emulator', () => {
  const { DATABASE_URL } = production;

  it('is refused with a shared database, and the error names the missing settings', () => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(/FIREBASE_PROJECT_ID.*\n.*DEMO=true/);
  });

  it('is used in a demonstration or with the embedded database', () => {
    expect(readSettings({ DATABASE_URL, DEMO: 'true' }).embeddedAuth).toBe(true);
    expect(readSettings({}).embeddedAuth).toBe(true);
    expect(readSettings(production).embeddedAuth).toBe(false);
  });
});
