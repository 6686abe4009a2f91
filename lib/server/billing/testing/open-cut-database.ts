import pg from 'pg';
import { openDatabase } from '@/lib/db/client';

export interface Cut {
  statement: number;
  isSent: boolean;
}

type Callback = (error: Error) => void;

export function openCutDatabase(url: string, { statement, isSent }: Cut) {
  let left = statement;
  class CutClient extends pg.Client {
    override query(...all: unknown[]): never {
      left -= 1;
      const send = super.query as (...given: unknown[]) => never;
      if (left > 0) return send.apply(this, all);
      const lost = new Error('The process was killed');
      if (left === 0 && isSent) {
        const answer = send.apply(
          this,
          all.slice(0, 2).filter((each) => typeof each !== 'function'),
        ) as unknown as Promise<unknown>;
        answer.catch(() => {});
      }
      const end = () =>
        (
          this as unknown as { connection: { stream: { end: () => void } } }
        ).connection.stream.end();
      setImmediate(end);
      const callback = all.at(-1);
      if (typeof callback !== 'function') return Promise.reject(lost) as never;
      setImmediate(() => (callback as Callback)(lost));
      return undefined as never;
    }
  }
  const Client = CutClient as unknown as new () => pg.ClientBase;
  return { ...openDatabase(url, { Client, max: 4 }), isKilled: () => left <= 0 };
}
