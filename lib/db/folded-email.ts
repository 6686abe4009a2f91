import { sql, type AnyColumn } from 'drizzle-orm';

/** Like `foldEmail` of core: the collation "C" folds A to Z and no other letter. */
export const foldedEmail = (column: AnyColumn) => sql`lower(${column} collate "C")`;
