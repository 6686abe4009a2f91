import 'server-only';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  officeOpenSize,
  officePageSize,
  type OfficeSchool,
  type OfficeEntry,
  type OfficeEntryPage,
} from '@/lib/contracts/billing/office';
import { isCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { allocations, invoices, ledgerEntries, schools } from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { readOpenEntries, type OpenEntry } from '../receivables/settle';
import { readStanding } from '../agreement/standing';
import { findEndedByLoss } from '../payments/enter-loss';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { checkId, checkMoment } from './office-rows';

async function findSchool(db: Queryable, schoolId: string) {
  const [school] = await db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(eq(schools.id, checkId(schoolId)));
  if (!school) throw new AppError('notFound');
  return school;
}

const sumLeft = (entries: readonly OpenEntry[]) =>
  entries.reduce((sum, { leftOre }) => sum + leftOre, 0);

/** Reads what a school owes and has to its credit. Throws `notFound` if there is no such school. */
export async function readOfficeSchool(
  db: Queryable,
  _clerk: OfficeClerk,
  schoolId: string,
): Promise<OfficeSchool> {
  const school = await findSchool(db, schoolId);
  const { debits, credits } = await readOpenEntries(db, school.id);
  const open = debits.slice(0, officeOpenSize);
  const standing = await readStanding(db, school.id);
  const ids = open.map(({ id }) => id);
  const ending = new Set(standing && (await findEndedByLoss(db, standing, ids)));
  return {
    ...school,
    owedOre: sumLeft(debits),
    creditOre: sumLeft(credits),
    open: open.map(({ id, kind, day, leftOre, document }) => ({
      ...{ id, kind, day, leftOre },
      number: document?.number ?? null,
      dueOn: document?.dueOn ?? null,
      lossEndsAgreement: ending.has(id),
    })),
  };
}

/** Reads a page of a school's entries, the latest day first. Throws `notFound` if there is no such school. */
export async function listEntries(
  db: Queryable,
  _clerk: OfficeClerk,
  schoolId: string,
  after: PageCursor | undefined,
): Promise<OfficeEntryPage> {
  const school = await findSchool(db, schoolId);
  const { id, day, createdAt } = ledgerEntries;
  const entries = db
    .select({
      id,
      balanceOre:
        sql<number>`(sum(${ledgerEntries.amountOre}) over (order by ${day}, ${createdAt}, ${id}))::int`.as(
          'balance_ore',
        ),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.schoolId, school.id))
    .as('balances');
  const [own, named] = [alias(invoices, 'own'), alias(invoices, 'named')];
  const found = await db
    .select({
      entry: ledgerEntries,
      balanceOre: entries.balanceOre,
      document: { id: own.id, number: own.number },
      invoice: { id: named.id, number: named.number },
    })
    .from(entries)
    .innerJoin(ledgerEntries, eq(id, entries.id))
    .leftJoin(own, eq(own.id, id))
    .leftJoin(named, eq(named.id, ledgerEntries.forId))
    .where(after && comesBefore(after))
    .orderBy(desc(day), desc(createdAt), desc(id))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, ({ entry }) => ({
    key: `${entry.day} ${entry.createdAt.toISOString()}`,
    id: entry.id,
  }));
  const settles = await readSettled(
    db,
    rows.map(({ entry }) => entry.id),
  );
  return {
    entries: rows.map(({ entry, ...row }) => ({
      ...row,
      ...{ id: entry.id, kind: entry.kind, day: entry.day, amountOre: entry.amountOre },
      ...{ by: entry.enteredBy, at: entry.createdAt.toISOString() },
      settles: settles.get(entry.id) ?? [],
    })),
    next,
  };
}

function comesBefore({ key, id }: PageCursor) {
  const [day = '', at = ''] = key.split(' ');
  if (!isCalendarDate(day)) throw new AppError('invalidRequest');
  return sql`(${ledgerEntries.day}, ${ledgerEntries.createdAt}, ${ledgerEntries.id})
    < (${day}::date, ${checkMoment(at, 3)}::timestamptz, ${id}::uuid)`;
}

/** Reads the debits that credits were set off against, by the credits' ids. */
async function readSettled(db: Queryable, creditIds: string[]) {
  const rows = await db
    .select({ allocation: allocations, kind: ledgerEntries.kind, number: invoices.number })
    .from(allocations)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, allocations.debitId))
    .leftJoin(invoices, eq(invoices.id, allocations.debitId))
    .where(inArray(allocations.creditId, creditIds))
    .orderBy(asc(allocations.madeAt), asc(allocations.amountOre), asc(allocations.id));
  const made = new Map<string, OfficeEntry['settles']>();
  for (const { allocation, kind, number } of rows) {
    const { id, creditId, debitId, amountOre, madeBy: by, madeAt } = allocation;
    const own = made.get(creditId) ?? [];
    own.push({ ...{ id, debitId, kind, number, amountOre, by }, at: madeAt.toISOString() });
    made.set(creditId, own);
  }
  return made;
}
