import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '../../../platform/paths';
import { createCluster } from '../../rehearse/cluster';
import { demoSettings } from '../../rehearse/nodes';
import { needPackages } from '../../debian';

const mostMb = 450;
const [base, image] = ['localhost/seatmap-base', 'localhost/seatmap-check'];
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const port = '3987';

const run = (program: string, args: string[], stdio: 'inherit' | 'pipe' = 'pipe') =>
  execFileSync(program, args, {
    cwd: rootDir,
    encoding: 'utf8',
    stdio: ['ignore', stdio, 'inherit'],
  });
const buildah = (...args: string[]) => run('buildah', args).trim();

function makeBase(folder: string) {
  const system = path.join(folder, 'base');
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system]);
  const local = path.join(system, 'usr/local');
  const global = ['--global', '--prefix', local, '--ignore-scripts=false'];
  run('npm', ['install', 'node@24', 'npm@11', ...global]);
  const program = path.join(local, 'bin/node');
  const only = readFileSync(program);
  rmSync(path.join(local, 'lib/node_modules/node'), { recursive: true });
  rmSync(program);
  writeFileSync(program, only, { mode: 0o755 });
  for (const documents of ['doc', 'locale', 'man']) {
    rmSync(path.join(system, 'usr/share', documents), { recursive: true, force: true });
  }
  if (existsSync(certificates)) cpSync(certificates, path.join(system, certificates));
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, system, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  buildah('config', '--env', `NPM_CONFIG_CAFILE=${certificates}`, container);
  buildah('commit', '--quiet', '--rm', container, base);
}

function makeImage() {
  const file = 'lib/platform/deploy/Containerfile';
  // npm opens more files than a container's default limit allows.
  const files = run('sh', ['-c', 'ulimit -Hn']).trim();
  run(
    'buildah',
    [
      ...['bud', '--isolation', 'chroot', '--network', 'host', '--format', 'docker'],
      ...['--ulimit', `nofile=${files}:${files}`, '--build-arg', `BASE=${base}`],
      ...['--file', file, '--ignorefile', `${file}.dockerignore`, '--tag', image, '.'],
    ],
    'inherit',
  );
}

async function serve(container: string, databaseUrl: string) {
  const settings = {
    ...{ ...demoSettings, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: port },
    NEXT_PUBLIC_NORWEGIAN_URL: 'https://klassekart.example',
  };
  const inContainer = (program: string) => [
    ...['run', '--isolation', 'chroot', '--user', '12345:0'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...[container, '--', 'node', program],
  ];
  buildah(...inContainer('dist/migrate.mjs'));
  const server = spawn('buildah', inContainer('dist/server.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}/smg-website-official`;
  const isReady = async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok;
  try {
    for (let tries = 0; tries < 900 && !(await isReady()); tries += 1) await sleep(100);
    const landing = await (await fetch(url)).text();
    assert.match(landing, /<link rel="canonical" href="https:\/\/klassekart\.example\//);
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
  }
  await ended;
}

async function tryImage(folder: string, databaseUrl: string) {
  const container = buildah('from', image);
  const root = buildah('mount', container);
  const megabytes = Number(/^\d+/.exec(run('du', ['-sm', '--apparent-size', root]))![0]);
  assert.ok(megabytes <= mostMb, `${megabytes} MB, more than ${mostMb}`);
  const user = buildah('inspect', '--format', '{{.Docker.Config.User}}', container);
  assert.match(user, /^[1-9]\d*:0$/);
  for (const tool of ['usr/bin/gcc', 'app/node_modules/typescript', 'app/node_modules/jest']) {
    assert.ok(!existsSync(path.join(root, tool)), tool);
  }
  assert.ok(existsSync(path.join(root, 'app/components.cdx.json')), 'no list of components');
  const mark = path.join(folder, 'mark');
  writeFileSync(mark, '');
  await serve(container, databaseUrl);
  const written = run('find', [root, '-xdev', '-newer', mark, '-type', 'f'])
    .split('\n')
    .map((file) => file.slice(root.length))
    .filter((file) => file && !/^\/(tmp|static|run|etc\/(hosts|resolv\.conf))\b/.test(file));
  assert.deepEqual(written, []);
  buildah('rm', container);
  console.log(`  ${megabytes} MB; migrated, served, and wrote nothing outside of /tmp and /static`);
}

await needPackages('buildah', 'mmdebstrap', 'postgresql');
const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-image-'));
const cluster = await createCluster();
try {
  makeBase(folder);
  makeImage();
  await tryImage(folder, await cluster.addDatabase('seatmap'));
} finally {
  cluster.end();
  rmSync(folder, { recursive: true, force: true });
  spawnSync('buildah', ['rm', '--all']);
  spawnSync('buildah', ['rmi', image, base]);
  spawnSync('buildah', ['rmi', '--prune']);
}
