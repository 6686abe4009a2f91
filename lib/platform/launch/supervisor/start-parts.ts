import path from 'node:path';
import { freePort } from '../../free-port';
import type { Env } from '../env-files';
import { migrateDatabase } from '../postgres/migrate';
import { startPostgres } from '../postgres/postgres';
import { jsonRecord, readSecrets, type Ports, type Secrets } from './data-folder';
import type { Parts } from './parts';
import { runStep, startService } from './processes';
import { StartError, type Report } from './report';
import { demoProjectId, runEnvironment, siteAddress, type Settings } from './settings';
import { waitForAnswer } from './wait-for-answer';

export interface Start {
  env: Env;
  settings: Settings;
  isDevelopment: boolean;
  programs: string;
  parts: Parts;
  report: Report;
  abort: AbortSignal;
}

const logOf = ({ settings }: Start, name: string) =>
  path.join(settings.dataFolder, 'logs', `${name}.log`);

function startProgram(
  { programs, parts }: Start,
  part: 'auth' | 'checkout' | 'web',
  { program, ...options }: { program: string; name: string; env: Env; logFile?: string },
) {
  const args = [path.join(programs, `${program}.mjs`)];
  const command = process.execPath;
  parts.add(part, startService({ ...options, command, args, watchParent: true }));
}

function startAuthEmulator(start: Start, port: number): void {
  const { env, settings } = start;
  const appUrl = env.NEXT_PUBLIC_APP_URL || `${siteAddress(settings)}/app`;
  startProgram(start, 'auth', {
    program: 'auth-emulator',
    name: 'The sign-in service',
    env: {
      ...env,
      FIREBASE_PROJECT_ID: demoProjectId,
      AUTH_EMULATOR_PORT: String(port),
      AUTH_EMULATOR_ACCOUNTS: path.join(settings.dataFolder, 'accounts.json'),
      AUTH_EMULATOR_OUTBOX: path.join(settings.dataFolder, 'outbox'),
      AUTH_EMULATOR_ACTION_URL: env.AUTH_EMULATOR_ACTION_URL || `${appUrl}/new-password`,
    },
    logFile: logOf(start, 'auth'),
  });
}

function startTestCheckout(start: Start, port: number, secrets: Secrets): void {
  const { env, settings } = start;
  startProgram(start, 'checkout', {
    program: 'test-checkout',
    name: 'The test checkout',
    env: {
      ...env,
      TEST_CHECKOUT_PORT: String(port),
      TEST_CHECKOUT_STATE_FILE: path.join(settings.dataFolder, 'checkout.json'),
      TEST_CHECKOUT_WEBHOOK_URL: `${siteAddress(settings)}/api/stripe/webhook`,
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    },
    logFile: logOf(start, 'checkout'),
  });
}

async function startDatabase({ settings, parts }: Start, ports: Ports, secrets: Secrets) {
  const postgres = await startPostgres({
    dataFolder: settings.dataFolder,
    password: secrets.databasePassword,
    preferredPort: ports.postgres,
  });
  ports.postgres = postgres.port;
  parts.add('postgres', postgres.service, postgres.pid);
  return postgres.url;
}

async function migrate({ env }: Start, databaseUrl: string): Promise<void> {
  try {
    await migrateDatabase(env.DATABASE_DIRECT_URL || databaseUrl, {
      isPooled: env.DATABASE_POOLED === 'true',
    });
  } catch (error) {
    const { message, cause } = error as Error;
    const reasons = [message, cause].filter(Boolean).join('\n');
    throw new StartError(`The database could not be migrated: ${reasons}`);
  }
}

async function seedDemo(start: Start, env: Env): Promise<string | undefined> {
  const { settings, report, programs, abort } = start;
  if (!settings.embeddedDatabase || !settings.embeddedAuth) return undefined;
  const record = jsonRecord<{ text: string }>(settings.dataFolder, 'demo.json');
  const done = record.read();
  if (done) return done.text;
  return report.step('Making the demo school', async () => {
    const args = [path.join(programs, 'seed-demo.mjs')];
    const { code, output } = await runStep(process.execPath, args, { env, collect: true, abort });
    const text = output.trimEnd();
    if (code !== 0) throw new StartError(`The demo school could not be made: ${text}`);
    await record.write({ text });
    return text;
  });
}

async function startWeb(start: Start, env: Env): Promise<void> {
  const { settings, isDevelopment } = start;
  const { embeddedDatabase, embeddedAuth, embeddedCheckout } = settings;
  const isDemo = embeddedDatabase || embeddedAuth || embeddedCheckout;
  startProgram(start, 'web', {
    program: 'server',
    name: 'The web server',
    env: {
      ...{ ...env, HOST: settings.host, PORT: String(settings.port), ENV_FILES: 'off' },
      ...(isDevelopment && { NODE_ENV: 'development' }),
    },
    ...(isDemo && !isDevelopment && { logFile: logOf(start, 'web') }),
  });
  await waitForAnswer('The web server', `${siteAddress(settings)}/api/health`);
}

export async function startParts(start: Start): Promise<string | undefined> {
  const { env, settings, report } = start;
  const { dataFolder, embeddedAuth, embeddedCheckout, embeddedDatabase } = settings;
  const secrets = await readSecrets(dataFolder);
  const record = jsonRecord<Ports>(dataFolder, 'ports.json');
  const ports = record.read() ?? {};
  if (embeddedAuth) startAuthEmulator(start, (ports.auth = await freePort(ports.auth)));
  if (embeddedCheckout) {
    startTestCheckout(start, (ports.checkout = await freePort(ports.checkout)), secrets);
  }
  let databaseUrl = env.DATABASE_URL ?? '';
  if (embeddedDatabase) {
    const work = () => startDatabase(start, ports, secrets);
    databaseUrl = await report.step('Starting the database', work);
  }
  await report.step('Bringing the database up to date', () => migrate(start, databaseUrl));
  const waitFor = (name: string, port: number | undefined) =>
    report.step(`Starting ${name}`, () => waitForAnswer(name, `http://127.0.0.1:${port}/`));
  if (embeddedAuth) await waitFor('the sign-in service', ports.auth);
  if (embeddedCheckout) await waitFor('the test checkout', ports.checkout);
  await record.write(ports);

  const runEnv = runEnvironment(env, {
    databaseUrl,
    authEmulatorPort: embeddedAuth ? ports.auth : undefined,
    checkoutPort: embeddedCheckout ? ports.checkout : undefined,
    secrets,
    dataFolder,
  });
  const demo = await seedDemo(start, runEnv);
  await report.step('Starting the web server', () => startWeb(start, runEnv));
  return demo;
}
