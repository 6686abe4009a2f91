import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from '../postgres/postgres';
import type { Service, ServiceEnd } from './processes';
import { errorText } from './report';

/** A database that ends itself is started again after this long, then twice as long, up to the last. */
const restartDelaysMs = { first: 500, last: 10_000 };
/** With room on its disk it is started again this often before it is given up. */
const mostRestarts = 5;
/** A database that still recovers after this long, with room on its disk, does not do so any more. */
const longestRecoveryMs = 20_000;
const checkEveryMs = 2000;

interface Options {
  postgres: RunningPostgres;
  /** Starts the server on the same port again, in one try. */
  startAgain: () => Promise<RunningPostgres>;
  hasRoom: () => boolean;
  isRecovering: (adminUrl: string) => Promise<boolean>;
  tell: (line: string) => void;
}

/**
 * A database server that is started again when it ends itself, as on a full disk, for as long as there is no room and five
 * times with room. One that is ended by a signal stays so. With room again, one that does not end its recovery is ended, too.
 */
export class WatchedDatabase {
  readonly #options: Options;
  readonly #stopped = new AbortController();
  #current: RunningPostgres;
  #restart: Promise<void> | undefined;
  #recoversSince: number | undefined;
  #reportFailure!: (end: ServiceEnd) => void;

  /** Resolves when it has ended for good without having been asked to. */
  readonly failure = new Promise<ServiceEnd>((resolve) => (this.#reportFailure = resolve));

  constructor(options: Options) {
    this.#options = options;
    this.#current = options.postgres;
    this.#watch();
    const checks = setInterval(() => void this.#check(), checkEveryMs);
    checks.unref();
    this.#stopped.signal.addEventListener('abort', () => clearInterval(checks));
  }

  /** Stands for the server in the product; its signals go to the one that runs. */
  get service(): Service {
    return {
      ...this.#options.postgres.service,
      signal: (name) => this.#current.service.signal(name),
    };
  }

  /** Starts nothing more, so that `stop` has one server to wait for. */
  stopRestarts(): void {
    this.#stopped.abort();
  }

  async stop(options: { immediate?: boolean }): Promise<void> {
    this.stopRestarts();
    await this.#restart;
    await this.#current.stop(options);
  }

  #watch() {
    void this.#current.service.exited.then((end) => {
      if (this.#stopped.signal.aborted) return;
      if (end.code === null || end.error) this.#reportFailure(end);
      else this.#restart = this.#startAgain(end);
    });
  }

  async #startAgain(end: ServiceEnd) {
    const { startAgain, hasRoom, tell } = this.#options;
    const { signal } = this.#stopped;
    let delayMs = restartDelaysMs.first;
    let tries = 0;
    tell('  PostgreSQL has ended and is started again.');
    while (tries < mostRestarts) {
      await sleep(delayMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      delayMs = Math.min(2 * delayMs, restartDelaysMs.last);
      if (!hasRoom()) {
        tries = 0;
        continue;
      }
      tries += 1;
      try {
        this.#current = await startAgain();
        tell('  PostgreSQL runs again.');
        this.#watch();
        return;
      } catch (error) {
        if (tries === mostRestarts) tell(errorText(error));
      }
    }
    this.#reportFailure(end);
  }

  async #check() {
    const { hasRoom, isRecovering } = this.#options;
    const server = this.#current;
    const isStuck = hasRoom() && (await isRecovering(server.adminUrl));
    if (!isStuck) this.#recoversSince = undefined;
    else if (Date.now() - (this.#recoversSince ??= Date.now()) > longestRecoveryMs) {
      this.#recoversSince = undefined;
      await server.stop({ immediate: true });
    }
  }
}
