import 'server-only';
import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { pooledSettings } from '@/lib/db/client';

/**
 * The connections of pg-boss 10. It does not wait for the command that notes the end of a job, so that a lost connection
 * would end the process by an unhandled rejection. Here such a command fails silently but for `onError`; the job then
 * counts as failed when its time is over, and is tried again.
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
