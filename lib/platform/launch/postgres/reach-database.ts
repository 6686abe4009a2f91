import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const retryMs = 250;

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

export async function reachDatabase(
  config: pg.ClientConfig & { connectionString: string },
  { waitMs, say = () => {} }: { waitMs: number; say?: (text: string) => void },
): Promise<pg.Client> {
  let isSaid = false;
  for (const deadline = Date.now() + waitMs; ; await sleep(retryMs)) {
    const client = new pg.Client({ connectionTimeoutMillis: 15_000, ...config });
    // Without a listener, the error event of a closed database connection would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const problem = explain(config.connectionString, error);
      const { code = '' } = error as { code?: string };
      if (code in reasons || Date.now() >= deadline) throw problem;
      if (!isSaid) say(`${problem.message}. Trying for ${waitMs / 1000} s.`);
      isSaid = true;
    }
  }
}
