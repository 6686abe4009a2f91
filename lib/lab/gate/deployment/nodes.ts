import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '../../../platform/paths';

export const basePath = '/smg-website-official';

/** A demonstration, because no Firebase project and no Stripe account is at hand. */
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

export interface Node {
  port: number;
  process: ChildProcess;
}

/** A node of the build in `root`, ready within 30 seconds. */
export async function startNode(
  port: number,
  folder: string,
  root = rootDir,
  settings: Record<string, string> = {},
): Promise<Node> {
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), TRUST_PROXY: 'true', LOG_LEVEL: 'error' },
      ...{ SHUTDOWN_DELAY_SECONDS: '1', STATIC_DIR: path.join(folder, 'static') },
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${basePath}/api/health`).catch(() => {});
    if (answer?.ok) return { port, process: child };
    await sleep(100);
  }
  throw new Error('A node is not ready after 30 s.');
}

export async function stopNode({ process: child }: Node, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The example with ports and folders of this run, without TLS. */
export async function startProxy(folder: string, port: number, nodes: [number, number]) {
  const example = await readFile(path.join(rootDir, 'lib/platform/deploy/nginx.conf'), 'utf8');
  const server = example
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${nodes[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${nodes[1]}`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
      `http {\naccess_log off;\nclient_body_temp_path ${folder}/body;\nproxy_temp_path ${folder}/proxy;\n${server}}\n`,
  );
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const failed = once(child, 'exit').then(() => {
    throw new Error('nginx ended; on Debian: apt-get install nginx-light');
  });
  const ready = (async () => {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => {}))) await sleep(50);
  })();
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  return () => child.kill('SIGQUIT');
}
