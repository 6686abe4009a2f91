import 'server-only';
import type { Queryable } from '@/lib/db/client';

/**
 * Prepared statement, built once per database: building a statement by drizzle costs about as much as running it. The
 * name must be unique.
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
