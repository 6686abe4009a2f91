import { sql, type AnyColumn } from 'drizzle-orm';

/**
 * SQL expression that folds the e-mail address in a database column as `foldEmail` does: with collation "C", `lower`
 * changes only A to Z.
 */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
