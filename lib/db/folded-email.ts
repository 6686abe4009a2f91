import { sql, type AnyColumn } from 'drizzle-orm';

/**
 * Returns an SQL expression that folds an e-mail address as `foldEmail` does: with collation "C", `lower` changes only
 * A to Z.
 */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
