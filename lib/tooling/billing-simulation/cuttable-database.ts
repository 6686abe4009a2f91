import pg from 'pg';
import type { Database } from '@/lib/db/client';
import { openDatabase } from '@/lib/db/client';

/** Where a connection breaks, and what breaks with it. */
export interface Cut {
  /** Number of the statement from now on, the first is 1; or the end of the next transaction. */
  statement: number | 'commit';
  /** Before it is sent, when it is sent, or after its answer, which the caller does not get. */
  when: 'before' | 'sent' | 'after';
  /** The process: nothing of it reaches the database any more. */
  breaks: 'connection' | 'process';
}

export interface WebNode {
  db: Database;
  /** Breaks the coming statements as it says; null for none. */
  arm: (cut: Cut | null) => void;
  /** The process dies now. */
  kill: () => void;
  /** Whether something broke since the last call of `recover`. */
  wasCut: () => boolean;
  /** How many statements were sent since it was opened. */
  statements: () => number;
  /** Starts the process again; answers which of the server's processes still have to notice that it died. */
  recover: () => number[];
  close: () => Promise<void>;
}

export class LostConnection extends Error {
  override name = 'LostConnection';
}

type Client = pg.Client & {
  processID?: number | null;
  connection: { stream: { destroy(): void } };
};

/** A node with its connections, which break where they are told to. */
export function openNode(url: string): WebNode {
  const clients = new Set<Client>();
  let armed: Cut | null = null;
  let isDead = false;
  let cuts = 0;
  let sent = 0;
  let broken: number[] = [];

  function destroy(client: Client): void {
    if (client.processID) broken.push(client.processID);
    clients.delete(client);
    client.connection.stream.destroy();
  }
  function kill(): void {
    cuts += 1;
    isDead = true;
    for (const client of clients) destroy(client);
  }
  function breakAt(client: Client, { breaks }: Cut): LostConnection {
    if (breaks === 'process') kill();
    else {
      cuts += 1;
      destroy(client);
    }
    return new LostConnection('The connection was cut');
  }
  function cutNow(question: unknown): Cut | null {
    if (!armed) return null;
    if (armed.statement === 'commit') {
      const text = typeof question === 'string' ? question : (question as { text?: string }).text;
      if (text !== 'commit') return null;
    } else if ((armed.statement -= 1) > 0) return null;
    const cut = armed;
    armed = null;
    return cut;
  }

  class CuttableClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      clients.add(this as unknown as Client);
      this.on('end', () => clients.delete(this as unknown as Client));
    }

    // The driver has this method in a dozen forms; all end with an optional callback.
    override query(...all: unknown[]): never {
      const last = all.at(-1);
      const callback = typeof last === 'function' ? (last as (...given: unknown[]) => void) : null;
      const answer = this.ask(callback ? all.slice(0, -1) : all);
      if (!callback) return answer as never;
      answer.then(
        (result) => callback(null, result),
        (error: unknown) => callback(error),
      );
      return undefined as never;
    }

    private async ask(question: unknown[]): Promise<unknown> {
      const self = this as unknown as Client;
      if (isDead) throw new LostConnection('The process is dead');
      const send = () => {
        sent += 1;
        return (super.query as (...given: unknown[]) => Promise<unknown>).apply(this, question);
      };
      const cut = cutNow(question[0]);
      if (!cut) return send();
      if (cut.when === 'before') throw breakAt(self, cut);
      const answer = send();
      if (cut.when === 'sent') {
        await new Promise((resolve) => setImmediate(resolve));
        const lost = breakAt(self, cut);
        await answer.catch(() => {});
        throw lost;
      }
      await answer;
      throw breakAt(self, cut);
    }
  }

  const { db, close } = openDatabase(url, {
    Client: CuttableClient as unknown as new () => pg.ClientBase,
    max: 6,
  });
  return {
    db,
    arm: (cut) => {
      armed = cut && { ...cut };
    },
    kill,
    wasCut: () => cuts > 0,
    statements: () => sent,
    recover: () => {
      const gone = broken;
      broken = [];
      cuts = 0;
      isDead = false;
      armed = null;
      return gone;
    },
    close,
  };
}
