import { sql, type AnyColumn } from 'drizzle-orm';

/** Collation "C" folds A to Z and no other letter, as `foldEmail` does. */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
