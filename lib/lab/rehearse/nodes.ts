import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfNeeded } from '../../platform/bundle/build';
import { withoutEnvFiles } from '../../platform/launch/env-files';
import { rootDir } from '../../platform/paths';

const longestStartMs = 60_000;

export const demoSettings = {
  DEMO: 'true',
  APP_SECRET: 'a-secret-for-a-deployment-that-lives-a-minute',
  FIREBASE_PROJECT_ID: 'demo-seatmap',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
  STRIPE_SECRET_KEY: 'sk_test_deployment',
  STRIPE_WEBHOOK_SECRET: 'whsec_deployment',
  TEST_CHECKOUT_HOST: '127.0.0.1:9',
  LOG_LEVEL: 'warn',
};

export const build = () => buildIfNeeded({ env: withoutEnvFiles(process.env) });

export interface NodeOptions {
  folder?: string;
  program?: string | undefined;
  port?: number;
  settings: Record<string, string>;
}

const environmentOf = ({ settings, port = 0 }: NodeOptions) => ({
  ...{ PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', ENV_FILES: 'off' },
  ...{ NODE_ENV: 'production' as const, PORT: String(port), ...demoSettings, ...settings },
});

export function migrate(options: NodeOptions): void {
  const { folder = rootDir, program = process.execPath } = options;
  execFileSync(program, ['dist/migrate.mjs'], { cwd: folder, env: environmentOf(options) });
}

export interface Node {
  port: number;
  url: string;
  process: ChildProcess;
  output: () => string;
  stop: (signal: NodeJS.Signals) => Promise<void>;
}

export async function startNode(options: NodeOptions): Promise<Node> {
  const { folder = rootDir, program = process.execPath } = options;
  const env = environmentOf(options);
  const child = spawn(program, ['dist/server.mjs'], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await sleep(50)) {
    const port = Number(/Listening on port (\d+)/.exec(output)?.[1]);
    if (port) {
      const url = `http://127.0.0.1:${port}/smg-website-official`;
      const stop = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        await exited;
      };
      return { port, url, process: child, output: () => output, stop };
    }
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`The node did not start:\n${output}`);
}

export async function untilReady({ url, output }: Node): Promise<void> {
  for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await sleep(100)) {
    if ((await fetch(`${url}/api/health`).catch(() => undefined))?.ok) return;
  }
  throw new Error(`The node is not ready:\n${output()}`);
}
