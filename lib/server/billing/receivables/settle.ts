import 'server-only';
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { allocate } from '@/lib/core/billing/receivables/allocate';
import type { Queryable } from '@/lib/db/client';
import { allocations, invoices, ledgerEntries, openEntries } from '@/lib/db/schema/tables';

type Entry = typeof ledgerEntries.$inferSelect;

/** An entry with what is left of it in øre, and the document that it is or names. */
export interface OpenEntry extends Entry {
  leftOre: number;
  /** The invoice or credit note. */
  document: { number: number; dueOn: string | null } | null;
}

/** Entries of a school of which something is left: debits by their due day, credits in the order they came. */
export async function readOpenEntries(
  db: Queryable,
  schoolId: string,
): Promise<{ debits: OpenEntry[]; credits: OpenEntry[] }> {
  const open = await db
    .select({
      ...getTableColumns(ledgerEntries),
      leftOre: openEntries.leftOre,
      document: { number: invoices.number, dueOn: invoices.dueOn },
    })
    .from(openEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, openEntries.id))
    .leftJoin(invoices, eq(invoices.id, ledgerEntries.id))
    .where(and(eq(openEntries.schoolId, schoolId), gt(openEntries.leftOre, 0)))
    .orderBy(
      asc(sql`coalesce(${invoices.dueOn}, ${ledgerEntries.day})`),
      asc(ledgerEntries.createdAt),
      asc(invoices.number),
      asc(ledgerEntries.id),
    );
  return {
    debits: open.filter(({ amountOre }) => amountOre > 0),
    credits: open.filter(({ amountOre }) => amountOre < 0),
  };
}

/**
 * Sets off what a school has to its credit against what it owes, in the caller's transaction, which has locked the school:
 * each against the invoice that it names, and what is left against the oldest.
 */
export async function settle(tx: Queryable, schoolId: string, by: string): Promise<void> {
  const { debits, credits } = await readOpenEntries(tx, schoolId);
  const made = allocate(credits, debits);
  if (made.length === 0) return;
  await tx.insert(allocations).values(made.map((each) => ({ ...each, madeBy: by })));
}

/** Reads a school's balance in øre: above zero what it owes, below what it has to its credit. */
export async function readBalance(db: Queryable, schoolId: string): Promise<number> {
  const [sum] = await db
    .select({ ore: sql<number>`coalesce(sum(${ledgerEntries.amountOre}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.schoolId, schoolId));
  return sum!.ore;
}

/** Reads the credit of each school that has any, in øre. */
export async function readCredits(
  tx: Queryable,
  schoolIds: string[],
): Promise<Map<string, number>> {
  if (schoolIds.length === 0) return new Map();
  const rows = await tx
    .select({
      schoolId: openEntries.schoolId,
      ore: sql<number>`sum(${openEntries.leftOre})::int`,
    })
    .from(openEntries)
    .where(
      and(
        inArray(openEntries.schoolId, schoolIds),
        openEntries.isCredit,
        gt(openEntries.leftOre, 0),
      ),
    )
    .groupBy(openEntries.schoolId);
  return new Map(rows.map(({ schoolId, ore }) => [schoolId, ore]));
}

/** As `settle`, for several schools: most have nothing to their credit, and cost nothing. */
export async function settleAll(tx: Queryable, schoolIds: string[], by: string): Promise<void> {
  for (const schoolId of (await readCredits(tx, schoolIds)).keys()) await settle(tx, schoolId, by);
}
