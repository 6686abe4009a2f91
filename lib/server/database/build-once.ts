import 'server-only';
import type { Queryable } from '@/lib/db/client';

/**
 * Builds a database statement once, because building a statement in Drizzle costs as much as running it. Statement
 * names must be unique.
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
