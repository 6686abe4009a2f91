import path from 'node:path';
import { freePort } from '../../free-port';
import type { Env } from '../env-files';
import { migrateDatabase } from '../postgres/migrate';
import { startPostgres } from '../postgres/postgres';
import { jsonRecord, readSecrets, type Ports, type Secrets } from './data-folder';
import { runStep, startService, type Service, type ServiceEnd } from './processes';
import { StartError, type Report } from './report';
import { demoProjectId, runEnvironment, type Settings } from './settings';
import { waitForAnswer } from './wait-for-answer';

const webGraceMs = 10_000;
const databaseGraceMs = 15_000;
const hurriedMs = 3000;

type Part = 'supervisor' | 'postgres' | 'auth' | 'checkout' | 'web';
export type Processes = Partial<Record<Part, number>>;

interface Demo {
  isFirstStart: boolean;
  text: string;
}

export class Product {
  readonly #parts: { service: Service; graceMs: number }[] = [];
  readonly processes: Processes = { supervisor: process.pid };
  readonly #env: Env;
  readonly #settings: Settings;
  readonly #isDevelopment: boolean;
  readonly #programs: string;
  readonly #report: Report;
  readonly #abort: AbortSignal;
  #stopping: Promise<void> | undefined;
  #isHurried = false;
  #reportFailure!: (failure: { service: Service; end: ServiceEnd }) => void;

  readonly failure = new Promise<{ service: Service; end: ServiceEnd }>(
    (resolve) => (this.#reportFailure = resolve),
  );

  constructor(options: {
    env: Env;
    settings: Settings;
    isDevelopment: boolean;
    programs: string;
    report: Report;
    abort: AbortSignal;
  }) {
    this.#env = options.env;
    this.#settings = options.settings;
    this.#isDevelopment = options.isDevelopment;
    this.#programs = options.programs;
    this.#report = options.report;
    this.#abort = options.abort;
  }

  #compiled(name: string) {
    return path.join(this.#programs, `${name}.mjs`);
  }

  #logFile(name: string) {
    return path.join(this.#settings.dataFolder, 'logs', name);
  }

  /** A part that ends unasked ends the product; the next start continues with the same data. */
  #add(part: Part, service: Service, { graceMs = 5000, pid = service.pid } = {}) {
    void service.exited.then((end) => {
      if (!this.#stopping) this.#reportFailure({ service, end });
    });
    this.#parts.push({ service, graceMs });
    this.processes[part] = pid;
    this.#abort.throwIfAborted();
  }

  async start(): Promise<{ demo: Demo | undefined }> {
    const [settings, report, env] = [this.#settings, this.#report, this.#env];
    const secrets = await readSecrets(settings.dataFolder);
    const portsRecord = jsonRecord<Ports>(settings.dataFolder, 'ports.json');
    const ports = portsRecord.read() ?? {};

    const authReady = settings.embeddedAuth ? this.#startAuthEmulator(ports) : undefined;
    // Awaited below; a rejection until then must not be unhandled.
    authReady?.catch(() => {});
    let databaseUrl = env.DATABASE_URL ?? '';
    if (settings.embeddedDatabase) {
      databaseUrl = await report.step('Starting the database', async () => {
        const postgres = await startPostgres({
          dataFolder: settings.dataFolder,
          password: secrets.databasePassword,
          preferredPort: ports.postgres,
        });
        ports.postgres = postgres.port;
        this.#add('postgres', postgres.service, { graceMs: databaseGraceMs, pid: postgres.pid });
        return postgres.url;
      });
    }
    const checkoutReady = settings.embeddedCheckout
      ? this.#startTestCheckout(ports, secrets)
      : undefined;
    checkoutReady?.catch(() => {});
    await report.step('Bringing the database up to date', () => this.#migrate(databaseUrl));
    if (authReady) await report.step('Starting the sign-in service', () => authReady);
    if (checkoutReady) await report.step('Starting the test checkout', () => checkoutReady);
    await portsRecord.write(ports);

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

  async #migrate(databaseUrl: string) {
    try {
      await migrateDatabase(this.#env.DATABASE_DIRECT_URL || databaseUrl, {
        isPooled: this.#env.DATABASE_POOLED === 'true',
      });
    } catch (error) {
      const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      throw new StartError(`The database could not be migrated: ${message ?? code}`);
    }
  }

  async #startAuthEmulator(ports: Ports) {
    const { dataFolder } = this.#settings;
    ports.auth = await freePort(ports.auth);
    const service = startService({
      name: 'The sign-in service',
      command: process.execPath,
      args: [this.#compiled('auth-emulator')],
      env: {
        ...this.#env,
        FIREBASE_PROJECT_ID: demoProjectId,
        AUTH_EMULATOR_PORT: String(ports.auth),
        AUTH_EMULATOR_ACCOUNTS: path.join(dataFolder, 'accounts.json'),
        AUTH_EMULATOR_OUTBOX: path.join(dataFolder, 'outbox'),
        AUTH_EMULATOR_ACTION_URL: this.#env.AUTH_EMULATOR_ACTION_URL || this.#newPasswordUrl,
      },
      logFile: this.#logFile('auth.log'),
      watchParent: true,
    });
    this.#add('auth', service);
    await waitForAnswer(service, `http://127.0.0.1:${ports.auth}/`, this.#abort);
  }

  async #startTestCheckout(ports: Ports, secrets: Secrets) {
    ports.checkout = await freePort(ports.checkout);
    const service = startService({
      name: 'The test checkout',
      command: process.execPath,
      args: [this.#compiled('test-checkout')],
      env: {
        ...this.#env,
        TEST_CHECKOUT_PORT: String(ports.checkout),
        TEST_CHECKOUT_STATE_FILE: path.join(this.#settings.dataFolder, 'checkout.json'),
        TEST_CHECKOUT_WEBHOOK_URL: `${this.address}/api/stripe/webhook`,
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      },
      logFile: this.#logFile('checkout.log'),
      watchParent: true,
    });
    this.#add('checkout', service);
    await waitForAnswer(service, `http://127.0.0.1:${ports.checkout}/`, this.#abort);
  }

  async #seedDemo(env: Env): Promise<Demo | undefined> {
    const [settings, report] = [this.#settings, this.#report];
    if (!settings.embeddedDatabase || !settings.embeddedAuth) return undefined;
    const record = jsonRecord<{ text: string }>(settings.dataFolder, 'demo.json');
    const done = record.read();
    if (done) return { isFirstStart: false, text: done.text };
    const text = await report.step('Making the demo school', async () => {
      const { code, output } = await runStep(process.execPath, [this.#compiled('seed-demo')], {
        env,
        collect: true,
        abort: this.#abort,
      });
      if (code === 0) return output.trim();
      throw new StartError(`The demo school could not be made: ${output.trim()}`);
    });
    await record.write({ text });
    return { isFirstStart: true, text };
  }

  async #startWeb(env: Env) {
    const { host, port, embeddedDatabase, embeddedAuth, embeddedCheckout } = this.#settings;
    const isDemo = embeddedDatabase || embeddedAuth || embeddedCheckout;
    const isDevelopment = this.#isDevelopment;
    const service = startService({
      name: 'The web server',
      command: process.execPath,
      args: [this.#compiled('server')],
      env: {
        ...{ ...env, HOST: host, PORT: String(port), ENV_FILES: 'off' },
        ...(isDevelopment ? { NODE_ENV: 'development' } : {}),
      },
      logFile: isDemo && !isDevelopment ? this.#logFile('web.log') : undefined,
      watchParent: true,
    });
    this.#add('web', service, { graceMs: webGraceMs });
    await waitForAnswer(service, `${this.address}/api/health`, this.#abort);
  }

  get address(): string {
    const { visitHost, port, basePath } = this.#settings;
    return `http://${visitHost.includes(':') ? `[${visitHost}]` : visitHost}:${port}${basePath}`;
  }

  get #newPasswordUrl() {
    return `${this.#env.NEXT_PUBLIC_APP_URL || `${this.address}/app`}/new-password`;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    for (let part = this.#parts.at(-1); part; part = this.#parts.at(-1)) {
      await part.service.stop({ graceMs: this.#isHurried ? hurriedMs : part.graceMs });
      this.#parts.pop();
    }
  }

  hurry(): void {
    this.#isHurried = true;
    for (const { service } of this.#parts) if (service.name !== 'PostgreSQL') service.killGroup();
  }
}
