import { sql, type AnyColumn } from 'drizzle-orm';

/** E-mail address of a column, folded by SQL as `foldEmail` does: with collation "C", `lower` changes only A to Z. */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
