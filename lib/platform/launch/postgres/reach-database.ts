import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const retryMs = 1000;
const sayEveryMs = 5000;

/** Whether an error code is an SQLSTATE instead of a network error. */
const isOfPostgres = (code: string) => /^(?=.*\d)[\dA-Z]{5}$/.test(code);
/** SQLSTATEs of a server that is starting, stopping, or has no free connection. */
const passing = ['57P01', '57P02', '57P03', '53300'];

const reasons: Record<string, string> = {
  '28P01': 'it refuses the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
};

function explain(url: string, error: unknown): Error {
  const { hostname, port, username } = new URL(url);
  const { code = '', message } = error as { code?: string; message?: string };
  const reason = reasons[code] ?? (code || message);
  return new Error(
    `DATABASE_URL: no connection to PostgreSQL at ${hostname}:${port || 5432} as "${username}": ${reason}`,
    { cause: error },
  );
}

/** Whether an error may be temporary: a fault of network or server, but not a wrong password. */
function mayPass(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || !isOfPostgres(code) || passing.includes(code);
}

export async function reachDatabase(
  config: pg.ClientConfig & { connectionString: string },
  { waitMs, say }: { waitMs: number; say: (text: string) => void },
): Promise<pg.Client> {
  const startedMs = Date.now();
  let saidMs = startedMs;
  for (;;) {
    const client = new pg.Client({ connectionTimeoutMillis: 15_000, ...config });
    // Without a listener, an `error` event of a closed connection would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const problem = explain(config.connectionString, error);
      if (!mayPass(error) || Date.now() - startedMs >= waitMs) throw problem;
      if (Date.now() - saidMs >= sayEveryMs) {
        saidMs = Date.now();
        const left = Math.ceil((startedMs + waitMs - saidMs) / 1000);
        say(`${problem.message}. Trying for ${left} s more.`);
      }
      await sleep(retryMs);
    }
  }
}
