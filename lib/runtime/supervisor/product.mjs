import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonRecord, readSecrets } from './data-folder.mjs';
import { migrateDatabase } from '../postgres/migrate.mjs';
import { rootDir } from '../paths.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import {
  endRecorded,
  endWithParentArgs,
  isAlive,
  recordOf,
  runStep,
  startService,
} from './processes.mjs';
import { StartError } from './report.mjs';
import { demoProjectId, runEnvironment } from './settings.mjs';

const readyTimeoutMs = 60_000;
const maxErrors = 3;
/** Requests under way get this long when the product stops. */
const webGraceMs = 10_000;

const runRecord = (dataFolder) => jsonRecord(dataFolder, 'run.json');

/**
 * Writes us down as the supervisor of a data folder, beside what a killed run wrote. Answers the record of another
 * supervisor that still runs, and then writes nothing.
 */
export async function claimDataFolder(dataFolder) {
  const record = runRecord(dataFolder);
  const processes = record.read()?.processes;
  if (isAlive(processes?.supervisor)) return processes.supervisor;
  await record.write({ processes: { ...processes, supervisor: recordOf(process.pid) } });
  return undefined;
}

/** Ends what a killed run of the same data folder left behind; the database server is seen to when it is started. */
export async function endLeftovers(dataFolder) {
  const previous = runRecord(dataFolder).read();
  let ended = 0;
  for (const name of ['web', 'auth', 'checkout']) {
    if (await endRecorded(previous?.processes?.[name], { graceMs: webGraceMs })) ended += 1;
  }
  return ended;
}

/** Polls an address until it answers 200. Throws when the service ends first, or time is up. */
async function waitForAnswer(service, url, abort) {
  const deadline = Date.now() + readyTimeoutMs;
  let last = 'no answer';
  let errors = 0;
  while (Date.now() < deadline) {
    if (service.hasExited) {
      throw new StartError(`${service.name} ended while starting.\n${service.lastLines()}`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      if (response.status === 200) return;
      last = `status ${response.status}: ${(await response.text()).slice(0, 500)}`;
      // Waiting does not mend a setting that is wrong.
      if (response.status === 500 && ++errors === maxErrors) break;
    } catch (error) {
      last = error.cause?.message ?? error.message;
    }
    abort.throwIfAborted();
    await sleep(50);
  }
  throw new StartError(`${service.name} does not become ready (${last}).\n${service.lastLines()}`);
}

/**
 * Starts everything that the settings ask for, in order; the parts come to the product as they start, so that whoever
 * holds it can stop them at any moment.
 */
export class Product {
  #parts = [];
  #processes = { supervisor: recordOf(process.pid) };
  #stopping;
  #isHurried = false;

  constructor({ env, settings, report, abort }) {
    Object.assign(this, { env, settings, report, abort });
    this.logs = path.join(settings.dataFolder, 'logs');
    this.run = runRecord(settings.dataFolder);
    this.ports = jsonRecord(settings.dataFolder, 'ports.json');
    /** Resolves with the service that ended without having been asked to. */
    this.failure = new Promise((resolve) => (this.reportFailure = resolve));
  }

  async #add(key, service, stop) {
    this.#parts.push({ service, stop });
    this.#processes[key] = service.record;
    service.exited.then((end) => {
      if (!this.#stopping) this.reportFailure({ service, end });
    });
    await this.run.write({ processes: this.#processes });
    this.abort.throwIfAborted();
  }

  async start() {
    const { settings, report, env } = this;
    const secrets = await readSecrets(settings.dataFolder);
    await this.run.write({ processes: this.#processes });
    const ports = this.ports.read() ?? {};

    let databaseUrl = env.DATABASE_URL;
    if (settings.embeddedDatabase) {
      databaseUrl = await report.step('Starting the database', async () => {
        const postgres = await startPostgres({
          dataFolder: settings.dataFolder,
          password: secrets.databasePassword,
          preferredPort: ports.postgres,
        });
        await this.#add('postgres', postgres.service, (options) => postgres.stop(options));
        ports.postgres = postgres.port;
        return postgres.url;
      });
    }
    const authReady = settings.embeddedAuth ? this.#startAuthEmulator(ports) : undefined;
    const checkoutReady = settings.embeddedCheckout
      ? this.#startTestCheckout(ports, secrets)
      : undefined;
    // Awaited below; a failure meanwhile must not count as unhandled.
    authReady?.catch(() => {});
    checkoutReady?.catch(() => {});
    await report.step('Bringing the database up to date', () => this.#migrate(databaseUrl));
    if (authReady) await report.step('Starting the sign-in service', () => authReady);
    if (checkoutReady) await report.step('Starting the test checkout', () => checkoutReady);
    await this.ports.write(ports);

    const runEnv = runEnvironment(env, {
      databaseUrl,
      authEmulatorPort: settings.embeddedAuth ? ports.auth : undefined,
      checkoutPort: settings.embeddedCheckout ? ports.checkout : undefined,
      secrets,
      dataFolder: settings.dataFolder,
    });
    const demo = await this.#seedDemo(runEnv);
    await report.step('Starting the web server', () => this.#startWeb(runEnv));
    return { demo };
  }

  async #migrate(databaseUrl) {
    try {
      await migrateDatabase(databaseUrl);
    } catch (error) {
      throw new StartError(
        `The database could not be migrated: ${(error.cause ?? error).message ?? error.code}`,
      );
    }
  }

  async #startAuthEmulator(ports) {
    const { dataFolder } = this.settings;
    ports.auth = await freePort(ports.auth);
    const service = startService({
      name: 'The sign-in service',
      command: process.execPath,
      args: [...endWithParentArgs, path.join(rootDir, 'lib/runtime/auth-emulator/main.mjs')],
      env: {
        ...this.env,
        FIREBASE_PROJECT_ID: demoProjectId,
        AUTH_EMULATOR_PORT: String(ports.auth),
        AUTH_EMULATOR_STATE_FILE: path.join(dataFolder, 'accounts.json'),
        AUTH_EMULATOR_OUTBOX: path.join(dataFolder, 'outbox'),
        AUTH_EMULATOR_ACTION_URL: this.env.AUTH_EMULATOR_ACTION_URL || this.#newPasswordUrl,
      },
      logFile: path.join(this.logs, 'auth.log'),
      watchParent: true,
    });
    await this.#add('auth', service, ({ immediate }) =>
      service.stop({ graceMs: immediate ? 500 : 5000 }),
    );
    await waitForAnswer(service, `http://127.0.0.1:${ports.auth}/`, this.abort);
  }

  async #startTestCheckout(ports, secrets) {
    ports.checkout = await freePort(ports.checkout);
    const service = startService({
      name: 'The test checkout',
      command: process.execPath,
      args: [
        ...endWithParentArgs,
        '--import',
        'tsx',
        path.join(rootDir, 'lib/runtime/test-checkout/main.ts'),
      ],
      env: {
        ...this.env,
        TEST_CHECKOUT_PORT: String(ports.checkout),
        TEST_CHECKOUT_STATE_FILE: path.join(this.settings.dataFolder, 'checkout.json'),
        TEST_CHECKOUT_WEBHOOK_URL: `${this.address}/api/stripe/webhook`,
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      },
      logFile: path.join(this.logs, 'checkout.log'),
      watchParent: true,
    });
    await this.#add('checkout', service, ({ immediate }) =>
      service.stop({ graceMs: immediate ? 500 : 5000 }),
    );
    await waitForAnswer(service, `http://127.0.0.1:${ports.checkout}/`, this.abort);
  }

  /** Fills an installation with its demo school once, and answers what to tell about signing in to it. */
  async #seedDemo(env) {
    const { settings, report } = this;
    if (!settings.embeddedDatabase || !settings.embeddedAuth) return undefined;
    const record = jsonRecord(settings.dataFolder, 'demo.json');
    const done = record.read();
    if (done) return { isFirstStart: false, text: done.text };
    const text = await report.step('Furnishing the demo school', async () => {
      const { code, output } = await runStep(
        process.execPath,
        [
          '--conditions=react-server',
          '--import',
          'tsx',
          path.join(rootDir, 'lib/runtime/demo/seed-demo.ts'),
        ],
        { env, collect: true, abort: this.abort },
      );
      if (code !== 0) throw new StartError(`The demo school could not be made:\n${output.trim()}`);
      return output.trim();
    });
    await record.write({ text });
    return { isFirstStart: true, text };
  }

  async #startWeb(env) {
    const { host, port, embeddedDatabase, embeddedAuth, embeddedCheckout } = this.settings;
    const isDemo = embeddedDatabase || embeddedAuth || embeddedCheckout;
    const service = startService({
      name: 'The web server',
      command: process.execPath,
      args: [...endWithParentArgs, path.join(rootDir, 'dist/server.mjs')],
      // The `.env` files have been read, or are to be left alone.
      env: { ...env, HOST: host, PORT: String(port), ENV_FILES: 'off' },
      // In production the log belongs to whoever runs us.
      logFile: isDemo ? path.join(this.logs, 'web.log') : undefined,
      watchParent: true,
    });
    await this.#add('web', service, ({ immediate }) =>
      service.stop({ graceMs: immediate ? 0 : webGraceMs }),
    );
    await waitForAnswer(service, `${this.address}/api/health`, this.abort);
  }

  /** Where a browser on this machine finds the product. */
  get address() {
    const { visitHost, port, basePath } = this.settings;
    return `http://${visitHost.includes(':') ? `[${visitHost}]` : visitHost}:${port}${basePath}`;
  }

  /** The app's page to which the link of a mail leads. */
  get #newPasswordUrl() {
    return `${this.env.NEXT_PUBLIC_APP_URL || `${this.address}/app`}/new-password`;
  }

  /** Stops the parts in the reverse order of their start; a later call waits for the same stop. */
  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    while (this.#parts.length > 0) {
      const part = this.#parts.at(-1);
      await part.stop({ immediate: this.#isHurried });
      this.#parts.pop();
    }
    await this.run.write({ processes: {} });
  }

  /** Makes a stop under way quick: requests are cut off, the database recovers at its next start. */
  hurry() {
    this.#isHurried = true;
    for (const { service } of this.#parts) {
      if (service.name === 'PostgreSQL') service.signal('SIGQUIT');
      else service.killGroup();
    }
  }
}
