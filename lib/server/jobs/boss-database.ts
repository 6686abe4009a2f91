import 'server-only';
import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { pooledSettings } from '@/lib/db/client';

/**
 * Opens a database for pg-boss 10, which doesn't await the command that completes a job. A lost connection would then
 * end the process by an unhandled rejection. Here a failure of that command only calls `onError`; the job expires and
 * is retried.
 */
export function openBossDatabase(
  connectionString: string,
  onError: (error: unknown) => void,
  isPooled = false,
): PgBoss.Db & { close: () => Promise<void> } {
  const pool = new Pool({
    connectionString,
    max: 3,
    application_name: 'jobs',
    connectionTimeoutMillis: 5000,
    ...(isPooled ? pooledSettings : { statement_timeout: 60_000 }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    executeSql: async (text, values) => {
      try {
        return await pool.query(text, values);
      } catch (error) {
        onError(error);
        if (!/\bcompleted_on\b/.test(text)) throw error;
        return { rows: [{ count: '0' }] };
      }
    },
    close: () => pool.end(),
  };
}
