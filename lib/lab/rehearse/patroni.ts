import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '../../platform/free-port';
import type { Env } from '../../platform/launch/env-files';
import { postgresUser } from './postgres-user';
import { sendSignal, startService, type Service } from '../../platform/launch/supervisor/processes';
import { rootDir } from '../../platform/paths';

const deployFolder = path.join(rootDir, 'lib/platform/deploy');
const names = ['node1', 'node2', 'node3'] as const;
const usedPorts = [5432, 8008, 2379, 2380, 5000];
const longestRepairMs = 120_000;
const password = 'the-same-on-all-three';

export type Part = 'etcd' | 'patroni' | 'postgres';
export type Machine = (typeof names)[number];

interface Member {
  name: Machine;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;

export async function startMachines() {
  const user = postgresUser()!;
  const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-machines-'));
  chownSync(folder, user.uid, user.gid);
  const services = new Map<string, Service>();
  const ports = new Map<string, number>();
  for (const port of usedPorts) {
    ports.set(String(port), await freePort());
  }

  const example = (file: string) =>
    readFileSync(path.join(deployFolder, file), 'utf8')
      .replaceAll('10.0.0.', '127.0.0.')
      .replace(/\b\d{4}\b/g, (found) => String(ports.get(found) ?? found));

  function environment(file: string, name: Machine): Env {
    const lines = example(file).split('\n');
    const own = lines.map((line) =>
      line.includes(',')
        ? line
        : line.replace('node1', name).replace('127.0.0.11', `127.0.0.1${name.at(-1)}`),
    );
    const home = path.join(folder, name);
    const env = parseEnv(own.join('\n').replaceAll('/var/lib', home));
    return { ...env, HOME: home, PATH: process.env.PATH };
  }

  function run(name: string, [command, ...args]: [string, ...string[]], env: Env, isOwn = true) {
    if (services.get(name)?.hasExited === false) return;
    const logFile = path.join(folder, `${name}.log`);
    const as = isOwn ? { uid: user.uid, gid: user.gid } : {};
    services.set(name, startService({ name, command, args, env, logFile, cwd: folder, ...as }));
  }

  function restart(name: Machine) {
    run(`${name}/etcd`, ['etcd'], environment('etcd.env', name));
    const patroni = path.join(folder, 'patroni.yml');
    run(`${name}/patroni`, ['patroni', patroni], environment('patroni.env', name));
  }

  function postmaster(name: Machine): number | undefined {
    const file = path.join(folder, name, 'postgresql/15/klassekart/postmaster.pid');
    if (!existsSync(file)) return undefined;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    // A killed server leaves a file with its process id, and the id may now belong to another process.
    const command = `/proc/${pid}/cmdline`;
    const isOurs = existsSync(command) && readFileSync(command, 'utf8').includes(folder);
    return isOurs ? pid : undefined;
  }

  function signal(name: Machine, parts: Part[], sent: NodeJS.Signals) {
    for (const part of parts) {
      const pid = part === 'postgres' ? postmaster(name) : undefined;
      if (pid) sendSignal(pid, sent);
      services.get(`${name}/${part}`)?.signal(sent);
    }
  }

  async function members(): Promise<Member[]> {
    for (const index of names.keys()) {
      const url = `http://127.0.0.${index + 11}:${ports.get('8008')}/cluster`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async function untilWhole() {
    const isWhole = (all: Member[]) =>
      all.length === names.length &&
      all.every(({ state }) => ['running', 'streaming'].includes(state)) &&
      ['leader', 'sync_standby'].every((wanted) => all.some(({ role }) => role === wanted));
    for (const deadline = Date.now() + longestRepairMs; Date.now() < deadline; await sleep(200)) {
      if (isWhole(await members())) return;
    }
    const logs = [...services.values()].map((each) => `${each.name}\n${each.lastLines()}`);
    throw new Error(`The machines are not whole.\n${logs.join('\n')}`);
  }

  /** Ends Patroni before PostgreSQL, because a running Patroni would restart PostgreSQL. */
  async function end() {
    for (const service of services.values()) service.killGroup();
    await Promise.all([...services.values()].map(({ exited }) => exited));
    for (const name of names) signal(name, ['postgres'], 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  for (const name of names) {
    const home = path.join(folder, name);
    mkdirSync(home);
    chownSync(home, user.uid, user.gid);
  }
  const write = (file: string, more = '') =>
    writeFileSync(path.join(folder, file), example(file) + more);
  write('haproxy.cfg');
  write('patroni.yml', '    dynamic_shared_memory_type: mmap\n');
  for (const name of names) restart(name);
  run('haproxy', ['haproxy', '-db', '-f', 'haproxy.cfg'], { PATH: process.env.PATH }, false);
  await untilWhole();

  return {
    ...{ folder, restart, signal, untilWhole, end },
    leader: async () => (await members()).find(({ role }) => role === 'leader')?.name,
    url: (role: string, database: string) =>
      `postgres://${role}:${password}@127.0.0.1:${ports.get('5000')}/${database}`,
  };
}
