import path from 'node:path';
import type { Env } from '../env-files';
import { rootDir } from '../../paths';
import type { Secrets } from './data-folder';
import { StartError } from './report';

export const demoProjectId = 'demo-seatmap';

function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartError(`PORT is not a port number: ${text}`);
}

function checkSharedAccounts({ DATABASE_URL, FIREBASE_PROJECT_ID, DEMO }: Env) {
  if (!DATABASE_URL || FIREBASE_PROJECT_ID || DEMO === 'true') return;
  throw new StartError(
    'DATABASE_URL is set and FIREBASE_PROJECT_ID is not. This start would have accounts of its own, and each node of the ' +
      'database would end the sessions of the others.\n' +
      'Set the variables of a Firebase project, the same on every node (lib/platform/README.md, "Firebase"), ' +
      'or DEMO=true where this is the only node.',
  );
}

export type Settings = ReturnType<typeof readSettings>;

export function siteAddress({ visitHost, port, basePath }: Settings): string {
  return `http://${visitHost.includes(':') ? `[${visitHost}]` : visitHost}:${port}${basePath}`;
}

/** The database address contains a password, so the error message does not show the address. */
function checkDatabaseUrl(url: string | undefined) {
  if (!url || /^postgres(ql)?:\/\//.test(url)) return;
  throw new StartError(
    'DATABASE_URL must be a postgres:// address. Without it the embedded PostgreSQL is used.',
  );
}

export function readSettings(env: Env) {
  checkDatabaseUrl(env.DATABASE_URL);
  checkSharedAccounts(env);
  const host = env.HOST || '127.0.0.1';
  return {
    port: readPort(env.PORT),
    host,
    visitHost: ['0.0.0.0', '::', '[::]'].includes(host) ? '127.0.0.1' : host,
    dataFolder: path.resolve(rootDir, env.DATA_DIR || '.data'),
    basePath: env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official',
    embeddedDatabase: !env.DATABASE_URL,
    embeddedAuth: !env.FIREBASE_PROJECT_ID,
    // With real user accounts a missing Stripe key is an error, because otherwise every user could buy without payment.
    embeddedCheckout: !env.STRIPE_SECRET_KEY && (!env.FIREBASE_PROJECT_ID || env.DEMO === 'true'),
  };
}

export function runEnvironment(
  env: Env,
  {
    databaseUrl,
    authEmulatorPort,
    checkoutPort,
    secrets,
    dataFolder,
  }: {
    databaseUrl: string | undefined;
    authEmulatorPort: number | undefined;
    checkoutPort: number | undefined;
    secrets: Pick<Secrets, 'appSecret' | 'stripeSecretKey' | 'stripeWebhookSecret'>;
    dataFolder: string;
  },
): Env {
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl ?? env.DATABASE_URL,
    APP_SECRET:
      env.APP_SECRET || (env.DATABASE_URL && !authEmulatorPort ? undefined : secrets.appSecret),
    ...(authEmulatorPort && {
      DEMO: 'true',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authEmulatorPort}`,
      FIREBASE_PROJECT_ID: demoProjectId,
      NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${demoProjectId}.firebaseapp.com`,
    }),
    ...(checkoutPort && {
      DEMO: 'true',
      TEST_CHECKOUT_HOST: `127.0.0.1:${checkoutPort}`,
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    }),
  };
}
