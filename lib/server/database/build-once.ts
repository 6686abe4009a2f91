import 'server-only';
import type { Queryable } from '@/lib/db/client';

/**
 * A statement that is built once a database, by drizzle's `prepare`: building it costs about as much as running it, and
 * PostgreSQL plans it once a connection. Its name must be its own.
 */
export function buildOnce<Statement>(
  build: (db: Queryable) => Statement,
): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
