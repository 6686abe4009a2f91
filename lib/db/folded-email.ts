import { sql, type AnyColumn } from 'drizzle-orm';

/** With collation "C", `lower` changes only A to Z, as `foldEmail` does. */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
