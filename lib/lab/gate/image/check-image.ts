import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createReport } from '../../../platform/launch/supervisor/report';
import { rootDir } from '../../../platform/paths';
import { installFromDebian } from '../debian';

/*
 * Builds the image on a base of Debian's packages, where no registry of images is reached, and tries it: its size, its
 * user, what it writes, and that it migrates, serves and stops. It runs as root on Debian.
 */

const mostMb = 450;
const [base, image] = ['localhost/seatmap-base', 'localhost/seatmap-check'];
const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-image-'));

const certificates = '/etc/ssl/certs/ca-certificates.crt';

const run = (program: string, args: string[], stdio: 'inherit' | 'pipe' = 'pipe') =>
  execFileSync(program, args, {
    cwd: rootDir,
    encoding: 'utf8',
    stdio: ['ignore', stdio, 'inherit'],
  });
const buildah = (...args: string[]) => run('buildah', args).trim();

/** The newest Node.js 24 with npm, from the npm registry, on Debian's smallest system. */
function makeBase() {
  const system = path.join(folder, 'base');
  run('mmdebstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    '--dpkgopt=path-exclude=/usr/share/doc/*',
    '--dpkgopt=path-exclude=/usr/share/locale/*',
    '--dpkgopt=path-exclude=/usr/share/man/*',
    'bookworm',
    system,
  ]);
  const local = path.join(system, 'usr/local');
  const npm = (...args: string[]) =>
    run('npm', [...args, '--global', '--prefix', local, '--ignore-scripts=false']);
  npm('install', 'node@24', 'npm@11');
  // The package holds the program more than once.
  const [program, packageFolder] = ['bin/node', 'lib/node_modules/node'].map((name) =>
    path.join(local, name),
  ) as [string, string];
  const only = readFileSync(program);
  rmSync(packageFolder, { recursive: true });
  rmSync(program);
  writeFileSync(program, only, { mode: 0o755 });
  // A machine behind a proxy trusts certificates of its own.
  if (existsSync(certificates)) cpSync(certificates, path.join(system, certificates));
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, system, '/');
  for (const setting of [
    'PATH=/usr/local/bin:/usr/bin:/bin',
    `NODE_EXTRA_CA_CERTS=${certificates}`,
    `NPM_CONFIG_CAFILE=${certificates}`,
  ]) {
    buildah('config', '--env', setting, container);
  }
  buildah('commit', '--quiet', '--rm', container, base);
}

function makeImage() {
  // npm has many files open at once, and the default of a container is few.
  const files = run('sh', ['-c', 'ulimit -Hn']).trim();
  run(
    'buildah',
    [
      ...[
        'bud',
        '--isolation',
        'chroot',
        '--network',
        'host',
        '--ulimit',
        `nofile=${files}:${files}`,
        '--build-arg',
        `BASE=${base}`,
      ],
      ...['--format', 'docker', '--tag', image, '.'],
    ],
    'inherit',
  );
}

/** The arguments with which buildah runs a command in a container, as a user that the image does not know. */
const inContainer = (container: string, command: string[]) => [
  ...['run', '--isolation', 'chroot', '--user', '12345:0'],
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...[container, '--', ...command],
];

const settings: Record<string, string> = {
  DATABASE_URL: process.env.IMAGE_DATABASE_URL ?? '',
  DEMO: 'true',
  APP_SECRET: 'a-secret-for-a-container-that-lives-a-minute',
  FIREBASE_PROJECT_ID: 'demo-seatmap',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
  STRIPE_SECRET_KEY: 'sk_test_image',
  STRIPE_WEBHOOK_SECRET: 'whsec_image',
  TEST_CHECKOUT_HOST: '127.0.0.1:9',
  NEXT_PUBLIC_NORWEGIAN_URL: 'https://klassekart.example',
  HOST: '127.0.0.1',
  PORT: '3987',
};
const origin = `http://127.0.0.1:${settings.PORT}/smg-website-official`;

async function untilReady() {
  for (let tries = 0; tries < 900; tries += 1) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error('The container is not ready after 90 s.');
}

async function tryImage() {
  const container = buildah('from', image);
  try {
    const root = buildah('mount', container);
    const megabytes = Number(/^\d+/.exec(run('du', ['-sm', '--apparent-size', root]))![0]);
    console.log(`  ${megabytes} MB with its base`);
    assert.ok(megabytes <= mostMb, `more than ${mostMb} MB`);
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
      Docker: { config: { User: string; Labels: Record<string, string> } };
    };
    assert.match(Docker.config.User, /^[1-9]\d*:0$/);
    for (const tool of ['usr/bin/gcc', 'app/node_modules/typescript', 'app/node_modules/jest']) {
      assert.notEqual(spawnSync('test', ['-e', path.join(root, tool)]).status, 0, tool);
    }
    assert.ok(existsSync(path.join(root, 'app/components.cdx.json')), 'no list of components');

    const mark = path.join(folder, 'mark');
    writeFileSync(mark, '');
    console.log(`  ${buildah(...inContainer(container, ['node', 'dist/migrate.mjs']))}`);
    const server = spawn('buildah', inContainer(container, ['node', 'dist/server.mjs']), {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    try {
      await untilReady();
      const landing = await (await fetch(origin)).text();
      assert.match(landing, /<link rel="canonical" href="https:\/\/klassekart\.example\//);
      assert.equal((await fetch(`${origin}/app/login`)).status, 200);
    } finally {
      process.kill(-server.pid!, 'SIGTERM');
    }
    await ended;
    console.log('  migrated and served');
    const written = run('find', [root, '-xdev', '-newer', mark, '-type', 'f'])
      .split('\n')
      .map((file) => file.slice(root.length))
      .filter((file) => file && !/^\/(tmp|static|run|etc\/(hosts|resolv\.conf))\b/.test(file));
    assert.deepEqual(written, []);
    console.log('  wrote nothing outside of /tmp and /static');
  } finally {
    buildah('rm', container);
  }
}

try {
  for (const tool of ['buildah', 'mmdebstrap']) {
    if (spawnSync(tool, ['--version']).error) {
      await installFromDebian(tool, { report: createReport() });
    }
  }
  makeBase();
  makeImage();
  await tryImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('buildah', ['rmi', image, base]);
  spawnSync('buildah', ['rmi', '--prune']);
}
