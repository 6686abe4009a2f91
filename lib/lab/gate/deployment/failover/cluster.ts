import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { postgresUser } from '../../../../platform/launch/postgres/postgres-user';
import {
  sendSignal,
  startService,
  type RunAs,
  type Service,
} from '../../../../platform/launch/supervisor/processes';
import type { Env } from '../../../../platform/launch/env-files';
import { rootDir } from '../../../../platform/paths';

const deployFolder = path.join(rootDir, 'lib/platform/deploy');
const names = ['node1', 'node2', 'node3'] as const;
const usedPorts = [5432, 8008, 2379, 2380, 5000];
const longestRepairMs = 120_000;
const longestEndMs = 10_000;
/** That of the example of `patroni.env`. */
const password = 'the-same-on-all-three';

type Part = 'etcd' | 'patroni' | 'postgres';
export type NodeName = (typeof names)[number];

interface Member {
  name: NodeName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/** Free ports instead of those that the files for operators name. */
async function choosePorts(): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  for (const port of usedPorts) {
    ports.set(String(port), await getPort({ exclude: [...ports.values()] }));
  }
  return ports;
}

/** Three machines with etcd, Patroni and PostgreSQL, and an HAProxy that leads to the server that takes writes. */
export class Cluster {
  readonly #folder: string;
  readonly #ports: Map<string, number>;
  readonly #user = postgresUser()!;
  readonly #services = new Map<string, Service>();

  private constructor(folder: string, ports: Map<string, number>) {
    this.#folder = folder;
    this.#ports = ports;
  }

  static async create(folder: string): Promise<Cluster> {
    return new Cluster(folder, await choosePorts());
  }

  /** The address of HAProxy. */
  url(user: string, database: string): string {
    return `postgres://${user}:${password}@127.0.0.1:${this.#ports.get('5000')}/${database}`;
  }

  async start(): Promise<void> {
    chownSync(this.#folder, this.#user.uid, this.#user.gid);
    for (const name of names) {
      const home = path.join(this.#folder, name);
      mkdirSync(home);
      chownSync(home, this.#user.uid, this.#user.gid);
    }
    const write = (file: string, more = '') =>
      writeFileSync(path.join(this.#folder, file), this.#example(file) + more);
    write('haproxy.cfg');
    // Shared memory outlives a killed server, and files go with the folder.
    write('patroni.yml', '    dynamic_shared_memory_type: mmap\n');
    for (const name of names) this.restart(name);
    this.#run('haproxy', ['haproxy', '-db', '-f', 'haproxy.cfg'], { PATH: process.env.PATH });
    await this.untilWhole();
  }

  /** Starts etcd and Patroni of a machine, as far as they have ended. Patroni starts PostgreSQL. */
  restart(name: NodeName): void {
    this.#run(`${name}/etcd`, ['etcd'], this.#environment('etcd.env', name), this.#user);
    const patroni: [string, string] = ['patroni', path.join(this.#folder, 'patroni.yml')];
    this.#run(`${name}/patroni`, patroni, this.#environment('patroni.env', name), this.#user);
  }

  signal(name: NodeName, parts: Part[], signal: NodeJS.Signals): void {
    for (const part of parts) {
      const postmaster = part === 'postgres' ? this.#postmaster(name) : undefined;
      if (postmaster) sendSignal(postmaster, signal);
      this.#services.get(`${name}/${part}`)?.signal(signal);
    }
  }

  async leader(): Promise<NodeName | undefined> {
    return (await this.#members()).find(({ role }) => role === 'leader')?.name;
  }

  /** Waits for a leader with a synchronous replica and another one. */
  async untilWhole(): Promise<void> {
    const deadline = Date.now() + longestRepairMs;
    const isWhole = (members: Member[]) =>
      members.length === names.length &&
      members.every(({ state }) => ['running', 'streaming'].includes(state)) &&
      ['leader', 'sync_standby'].every((wanted) => members.some(({ role }) => role === wanted));
    while (!isWhole(await this.#members())) {
      if (Date.now() > deadline) {
        throw new Error('The cluster is not whole.');
      }
      await sleep(200);
    }
  }

  lastLines(): string {
    return [...this.#services.values()]
      .map((each) => `${each.name}\n${each.lastLines()}`)
      .join('\n\n');
  }

  /** Ends everything: Patroni first, which would start PostgreSQL again. */
  async end(): Promise<void> {
    const services = [...this.#services.values()];
    for (const service of services) service.killGroup();
    await Promise.all(services.map(({ exited }) => exited));
    for (const name of names) this.signal(name, ['postgres'], 'SIGQUIT');
    const deadline = Date.now() + longestEndMs;
    while (names.some((name) => this.#postmaster(name)) && Date.now() < deadline) await sleep(50);
    for (const name of names) this.signal(name, ['postgres'], 'SIGKILL');
  }

  #run(name: string, [command, ...args]: [string, ...string[]], env: Env, user: RunAs = {}) {
    if (this.#services.get(name)?.hasExited === false) return;
    const logFile = path.join(this.#folder, `${name}.log`);
    const { uid, gid } = user;
    const service = startService({
      ...{ name, command, args, env, logFile, uid, gid },
      cwd: this.#folder,
    });
    this.#services.set(name, service);
  }

  /** A file for operators, with addresses and ports of this run. */
  #example(file: string): string {
    const text = readFileSync(path.join(deployFolder, file), 'utf8');
    const port = (found: string) => String(this.#ports.get(found) ?? found);
    return text.replaceAll('10.0.0.', '127.0.0.').replace(/\b\d{4}\b/g, port);
  }

  /** Variables of one machine, whose lines are those with one address. */
  #environment(file: string, name: NodeName) {
    const lines = this.#example(file).split('\n');
    const own = lines.map((line) =>
      line.includes(',')
        ? line
        : line.replace('node1', name).replace('127.0.0.11', `127.0.0.1${name.at(-1)}`),
    );
    const home = path.join(this.#folder, name);
    const env = parseEnv(own.join('\n').replaceAll('/var/lib', home));
    return { ...env, HOME: home, PATH: process.env.PATH };
  }

  #postmaster(name: NodeName): number | undefined {
    const file = path.join(this.#folder, name, 'postgresql/15/klassekart/postmaster.pid');
    if (!existsSync(file)) return undefined;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    // A killed server leaves the file behind, and its number may be another process's by now.
    const command = `/proc/${pid}/cmdline`;
    return existsSync(command) && readFileSync(command, 'utf8').includes(this.#folder)
      ? pid
      : undefined;
  }

  async #members(): Promise<Member[]> {
    for (const [index] of names.entries()) {
      const answer = await fetch(
        `http://127.0.0.1${index + 1}:${this.#ports.get('8008')}/cluster`,
        {
          signal: AbortSignal.timeout(2000),
        },
      ).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
}
