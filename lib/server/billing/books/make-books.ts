import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { csvEntry, csvHead, csvSums } from '@/lib/core/billing/books/books-csv';
import { toBalances, toSums, type BookSums } from '@/lib/core/billing/books/book-sums';
import type { MakeBooks } from '@/lib/contracts/billing/office-books';
import type { BooksPeriod } from '@/lib/core/billing/books/books-period';
import type { Database, Queryable } from '@/lib/db/client';
import { publicEnv } from '@/lib/env/public';
import { requireSeller } from '../invoices/seller';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import {
  countDocuments,
  countEntries,
  pageSize,
  readCustomers,
  readDocuments,
  readEntries,
  readMovements,
} from './read-books';
import * as saft from './render-saft';

/** The sums of a period. */
export async function readBookSums(
  db: Queryable,
  _clerk: OfficeClerk,
  period: BooksPeriod,
): Promise<BookSums> {
  return toSums(await readMovements(db, period));
}

interface BooksFile {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * Makes the books of a period as a file, and records it. All of it is of one moment: it is read in one transaction, as fast
 * as it can be written, and kept packed until it is sent, so that a slow client holds no connection. One is made at a time.
 * Throws `unavailable` where the settings do not name the company.
 */
export async function makeBooks(
  db: Database,
  clerk: OfficeClerk,
  { format, ...period }: MakeBooks,
  nowMs: number,
): Promise<BooksFile> {
  const seller = requireSeller();
  const software = { company: publicEnv().company.name, name: 'Klassekart' };
  const head = { seller, software, period, madeMs: nowMs, madeBy: clerk.email };
  const packed = await oneAtATime(() =>
    db.transaction(
      (tx) => pack(format === 'csv' ? writeCsv(tx, period) : writeSaft(tx, period, head)),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  await recordAction(db, clerk, 'booksExported', { detail: { period } });
  const body = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  return format === 'csv'
    ? { name: `klassekart-hovedbok-${period.from}-${period.to}.csv`, type: 'text/csv', body }
    : { name: saftName(seller.organizationNumber, nowMs), type: 'application/xml', body };
}

async function* writeCsv(tx: Queryable, period: BooksPeriod): AsyncGenerator<string> {
  const customers = new Map(
    (await readCustomers(tx, period)).map((customer) => [customer.schoolId, customer]),
  );
  yield csvHead;
  for await (const entries of readEntries(tx, period)) {
    yield entries.map((entry) => csvEntry(entry, customers.get(entry.schoolId ?? ''))).join('');
  }
  const movements = await readMovements(tx, period);
  yield csvSums(period, toBalances(movements), toSums(movements));
}

async function* writeSaft(
  tx: Queryable,
  period: BooksPeriod,
  head: Parameters<typeof saft.saftHead>[0],
): AsyncGenerator<string> {
  yield saft.saftHead(head);
  yield saft.saftAccounts(toBalances(await readMovements(tx, period)));
  const customers = await readCustomers(tx, period);
  // The schema has no list of customers or documents without any.
  if (customers.length > 0) {
    yield saft.saftCustomersHead;
    for (let at = 0; at < customers.length; at += pageSize) {
      yield saft.saftCustomers(customers.slice(at, at + pageSize));
    }
    yield saft.saftCustomersEnd;
  }
  yield saft.saftTaxTable;
  yield saft.saftLedgerHead(await countEntries(tx, period));
  for await (const entries of readEntries(tx, period)) yield saft.saftTransactions(entries);
  yield saft.saftLedgerEnd;
  const documents = await countDocuments(tx, period);
  if (documents.count > 0) {
    yield saft.saftDocumentsHead(documents);
    for await (const page of readDocuments(tx, period)) yield saft.saftDocuments(page);
    yield saft.saftDocumentsEnd;
  }
  yield saft.saftEnd;
}

/** A twentieth of the text, about. */
async function pack(parts: AsyncGenerator<string>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await pipeline(
    Readable.from(parts, { highWaterMark: 1 }),
    createGzip({ level: 3 }),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(Uint8Array.from(chunk));
    },
  );
  return new Blob(chunks);
}

let last: Promise<unknown> = Promise.resolve();

/** Files of books keep one connection each, and the processor. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** As Skatteetaten names such files: the moment is that of Norway's clocks, and it is the first of one. */
function saftName(organizationNumber: string, madeMs: number): string {
  // Swedish times have this order of digits.
  const moment = new Date(madeMs).toLocaleString('sv-SE', { timeZone: 'Europe/Oslo' });
  return `SAF-T Financial_${organizationNumber}_${moment.replace(/\D/g, '')}_1_1.xml`;
}
