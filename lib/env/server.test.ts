import { generateKeyPairSync } from 'node:crypto';
import { parseServerEnv, serviceUrl } from './server';

const emulator = {
  NODE_ENV: 'production',
  DEMO: 'true',
  DATABASE_URL: 'postgres://seatmap:hemmelig@127.0.0.1:5432/seatmap',
  APP_SECRET: 'hemmelig-hemmelig-hemmelig-hemmelig',
  FIREBASE_PROJECT_ID: 'demo-seatmap',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
};

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const project = {
  ...emulator,
  DEMO: '',
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_CLIENT_EMAIL: 'server@klassekart.iam.gserviceaccount.com',
  SMTP_URL: 'smtps://post:hemmelig@mail.example',
  EHF_ENDPOINT_URL: 'https://ehf.example/',
  FIREBASE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
};

const invoices = {
  INVOICE_STREET: 'Storgata 1',
  INVOICE_POSTAL_CODE: '0155',
  INVOICE_CITY: 'Oslo',
};

function complaint(source: Record<string, string | undefined>): string {
  try {
    parseServerEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const named = (source: Record<string, string | undefined>) =>
  [...complaint(source).matchAll(/^ {2}([A-Z_]+)/gm)].map((match) => match[1]);

describe('parseServerEnv', () => {
  it('accepts the Firebase emulator in production with DEMO=true', () => {
    expect(parseServerEnv(emulator).DEMO).toBe(true);
  });

  it('accepts a Firebase project', () => {
    expect(complaint(project)).toBe('');
  });

  it('restores the line breaks of a private key on one line', () => {
    expect(parseServerEnv(project).FIREBASE_PRIVATE_KEY).toBe(privateKey);
  });

  it('reads origins as a list without spaces and in lower case', () => {
    const env = parseServerEnv({
      ...project,
      API_ALLOWED_ORIGINS: ' https://App.Klassekart.no, ,http://localhost:4000',
    });
    expect(env.API_ALLOWED_ORIGINS).toEqual(['https://app.klassekart.no', 'http://localhost:4000']);
  });

  it.each(['DATABASE_URL', 'APP_SECRET', 'FIREBASE_PROJECT_ID', 'NEXT_PUBLIC_FIREBASE_API_KEY'])(
    'reports a required setting that is missing: %s',
    (name) => {
      expect(named({ ...project, [name]: undefined })).toEqual([name]);
    },
  );

  it.each(['DATABASE_URL', 'FIREBASE_PROJECT_ID', 'NEXT_PUBLIC_FIREBASE_API_KEY'])(
    'reports a required setting that is empty: %s',
    (name) => {
      expect(named({ ...project, [name]: '' })).toEqual([name]);
    },
  );

  it.each([
    ['DATABASE_URL', 'mysql://localhost/seatmap'],
    ['DATABASE_URL', 'seatmap'],
    ['APP_SECRET', 'too short to be random'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['API_ALLOWED_ORIGINS', 'https://app.klassekart.no/'],
    ['API_ALLOWED_ORIGINS', 'app.klassekart.no'],
    ['API_ALLOWED_ORIGINS', '*'],
    ['STRIPE_SECRET_KEY', 'pk_test_123'],
    ['STRIPE_WEBHOOK_SECRET', 'hemmelig'],
    ['FIREBASE_PRIVATE_KEY', '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n'],
    ['INVOICE_ACCOUNT', '12345678901'],
    ['MAIL_FROM', 'Klassekart'],
    ['MAIL_FROM', 'Klassekart\nBcc: all@example.com <post@klassekart.example>'],
    ['EHF_ENDPOINT_AUTHORIZATION', 'Bearer one\r\nX-Other: two'],
    ['EHF_ENDPOINT_URL', 'http://ehf.example/'],
    ['TRUST_PROXY', 'yes'],
  ])('reports a setting with an invalid value: %s with the value %j', (name, value) => {
    expect(named({ ...project, ...invoices, [name]: value })).toEqual([name]);
  });

  it.each([
    ['INVOICE_ACCOUNT', '12345678903'],
    ['MAIL_FROM', 'post@klassekart.example'],
    ['MAIL_FROM', 'Klassekart <post@klassekart.example>'],
    ['TRUST_PROXY', 'true'],
  ])('accepts a setting with a valid value: %s with the value %j', (name, value) => {
    expect(complaint({ ...project, ...invoices, [name]: value })).toBe('');
  });

  it('reports a missing value as not set', () => {
    expect(complaint({ ...project, FIREBASE_PROJECT_ID: undefined, DATABASE_URL: '' })).toMatch(
      /DATABASE_URL: is not set\n {2}FIREBASE_PROJECT_ID: is not set$/,
    );
  });

  it('reports all problems at once', () => {
    expect(
      named({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }),
    ).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'FIREBASE_PROJECT_ID',
        'NEXT_PUBLIC_FIREBASE_API_KEY',
        'FIREBASE_AUTH_EMULATOR_HOST',
      ]),
    );
  });

  it.each(['', 'false', undefined])(
    'refuses the Firebase emulator in production with DEMO=%s',
    (DEMO) => {
      expect(named({ ...emulator, DEMO })).toContain('FIREBASE_AUTH_EMULATOR_HOST');
    },
  );

  it.each(['development', 'test'])(
    'accepts the Firebase emulator in the environment "%s" without DEMO',
    (NODE_ENV) => {
      expect(complaint({ ...emulator, NODE_ENV, DEMO: undefined })).toBe('');
    },
  );

  it.each(['SMTP_URL', 'EHF_ENDPOINT_URL'])(
    'requires the setting %s in production outside a demonstration and accepts the value "files"',
    (name) => {
      expect(named({ ...project, [name]: undefined })).toEqual([name]);
      expect(named({ ...project, [name]: '' })).toEqual([name]);
      expect(complaint({ ...project, [name]: 'files' })).toBe('');
      expect(complaint({ ...emulator, [name]: undefined })).toBe('');
      expect(serviceUrl(parseServerEnv({ ...project, [name]: 'files' }).SMTP_URL)).toBe(
        name === 'SMTP_URL' ? undefined : project.SMTP_URL,
      );
    },
  );

  it.each(['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'])(
    'reports the setting %s when a Firebase project in production lacks it',
    (name) => {
      expect(named({ ...project, [name]: undefined })).toEqual([name]);
    },
  );

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'reports the setting %s when production or a demonstration lacks it',
    (name) => {
      expect(named({ ...project, [name]: '' })).toEqual([name]);
      expect(named({ ...emulator, [name]: undefined })).toEqual([name]);
      expect(complaint({ ...project, NODE_ENV: 'test', [name]: undefined })).toBe('');
    },
  );

  it.each(['sk', 'rk'])('refuses a test key %s_test_… in production without DEMO=true', (kind) => {
    const STRIPE_SECRET_KEY = `${kind}_test_x`;
    expect(named({ ...project, STRIPE_SECRET_KEY })).toEqual(['STRIPE_SECRET_KEY']);
    expect(complaint({ ...emulator, STRIPE_SECRET_KEY })).toBe('');
    expect(complaint({ ...project, NODE_ENV: 'test', STRIPE_SECRET_KEY })).toBe('');
  });

  it('refuses the test checkout in production without DEMO=true', () => {
    const TEST_CHECKOUT_HOST = '127.0.0.1:4242';
    expect(named({ ...project, TEST_CHECKOUT_HOST })).toEqual(['TEST_CHECKOUT_HOST']);
    expect(complaint({ ...emulator, TEST_CHECKOUT_HOST })).toBe('');
    expect(complaint({ ...project, NODE_ENV: 'test', TEST_CHECKOUT_HOST })).toBe('');
    const address = `http://${TEST_CHECKOUT_HOST}`;
    expect(named({ ...emulator, TEST_CHECKOUT_HOST: address })).toEqual(['TEST_CHECKOUT_HOST']);
  });

  it('never prints a value', () => {
    const secret = 'hemmelig-42';
    const message = complaint(
      Object.fromEntries(
        [...Object.keys(project), 'LOG_LEVEL', 'API_ALLOWED_ORIGINS'].map((name) => [name, secret]),
      ),
    );
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain(secret);
  });
});
