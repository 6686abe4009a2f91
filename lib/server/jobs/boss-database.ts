import 'server-only';
import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { pooledSettings } from '@/lib/db/client';

/**
 * Opens the database for the job queue pg-boss 10. A failed completion of a job must go to `onError`, because pg-boss
 * does not await the command and an unhandled rejection would end the process.
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
