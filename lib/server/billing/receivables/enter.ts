import 'server-only';
import {
  documentPostings,
  moneyDebitKinds,
  moneyPostings,
  type MoneyKind,
  type Posting,
} from '@/lib/core/billing/receivables/entries';
import type { Queryable } from '@/lib/db/client';
import { ledgerEntries, ledgerPostings, type invoices } from '@/lib/db/schema/tables';

type EntryRow = typeof ledgerEntries.$inferInsert;
type InvoiceRow = typeof invoices.$inferSelect;

/** A document with its school. */
type Document = Pick<
  InvoiceRow,
  'id' | 'type' | 'issuedOn' | 'netOre' | 'vatOre' | 'totalOre' | 'creditsId'
> & {
  schoolId: string;
  /** The clerk who has issued it; null for what billing issues. */
  clerk: string | null;
};

/** Returns how many are new: an entry with the id of an earlier one is left out. */
async function insertEntries(
  tx: Queryable,
  made: { row: EntryRow; postings: Posting[] }[],
): Promise<number> {
  const entered = await tx
    .insert(ledgerEntries)
    .values(made.map(({ row }) => row))
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  const ids = new Set(entered.map(({ id }) => id));
  const postings = made.flatMap(({ row, postings: own }) =>
    own
      .filter(({ amountOre }) => ids.has(row.id) && amountOre !== 0)
      .map((posting) => ({ entryId: row.id, ...posting })),
  );
  if (postings.length > 0) await tx.insert(ledgerPostings).values(postings);
  return ids.size;
}

/** Enters issued documents as entries of their schools. */
export async function enterDocuments(tx: Queryable, documents: Document[]): Promise<void> {
  await insertEntries(
    tx,
    documents.map((document) => ({
      row: {
        ...{ id: document.id, schoolId: document.schoolId, kind: document.type },
        day: document.issuedOn,
        amountOre: document.type === 'invoice' ? document.totalOre : -document.totalOre,
        forId: document.creditsId,
        source: document.clerk === null ? ('billing' as const) : ('byHand' as const),
        enteredBy: document.clerk ?? 'billing',
      },
      postings: documentPostings(document.type, document),
    })),
  );
}

/** Money that comes or goes, or is given up. `amountOre` is above zero. */
interface Money extends Pick<
  EntryRow,
  'id' | 'schoolId' | 'day' | 'forId' | 'source' | 'enteredBy'
> {
  kind: MoneyKind;
  amountOre: number;
  reversesId?: string;
}

/** Enters money in the books. Returns false where its id is entered already. */
export async function enterMoney(tx: Queryable, { amountOre, ...money }: Money): Promise<boolean> {
  const isDebit = moneyDebitKinds.includes(money.kind);
  const entered = await insertEntries(tx, [
    {
      row: { ...money, amountOre: isDebit ? amountOre : -amountOre },
      postings: moneyPostings(money.kind, amountOre),
    },
  ]);
  return entered === 1;
}
