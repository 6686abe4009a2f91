import 'server-only';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Failure } from '@/lib/contracts/billing/office';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  schoolBalances,
  schoolBilling,
  schools,
} from '@/lib/db/schema/tables';
import { isRefused, toDelivery } from './office-rows';

export const shownFailures = 50;

export function toFailure(
  facts: Pick<Failure, 'kind' | 'id' | 'name'> & Partial<Failure>,
): Failure {
  return {
    invoiceId: null,
    number: null,
    amountOre: null,
    at: null,
    about: null,
    answer: null,
    ...facts,
  };
}

export const readRefused = (db: Queryable) =>
  readDeliveries(db, 'refused', isRefused!, desc(invoiceDeliveries.refusedAt));

export const readRetried = (db: Queryable) =>
  readDeliveries(db, 'retried', isRetried, asc(invoiceDeliveries.nextTryAt));

/**
 * SQL condition for deliveries that are retried, written like the conditions of the partial indexes, so that PostgreSQL
 * uses the indexes.
 */
const isRetried = sql`(delivered_at is null and refused_at is null and withdrawn_at is null and ${invoiceDeliveries.attempts} > 0
  or instead_of ->> 'to' = 'admin' and delivered_at is not null
    and "invoice_deliveries"."invoice_id" in (select invoice_id from ${invoiceBalances} where is_open))`;

async function readDeliveries(
  db: Queryable,
  kind: Failure['kind'],
  which: SQL,
  order: SQL,
): Promise<Failure[]> {
  const found = await db
    .select({ row: invoices, delivery: invoiceDeliveries })
    .from(invoiceDeliveries)
    .innerJoin(invoices, eq(invoices.id, invoiceDeliveries.invoiceId))
    .where(which)
    .orderBy(order)
    .limit(shownFailures);
  return found.map(({ row, delivery }) => {
    const { at, problem, answer } = toDelivery(delivery);
    const isAdmins = delivery.insteadOf?.to === 'admin' && delivery.deliveredAt !== null;
    return toFailure({
      kind,
      id: row.id,
      name: row.buyer.name,
      invoiceId: row.creditsId ?? row.id,
      number: row.number,
      at,
      about: isAdmins ? 'onlyAdmin' : (problem ?? 'unknown'),
      answer: isAdmins ? delivery.insteadOf!.answer : answer,
    });
  });
}

export async function readClosedCredits(db: Queryable): Promise<Failure[]> {
  const amountOre = sql<number>`-${schoolBalances.balanceOre}`;
  const rows = await db
    .select({ id: schools.id, name: schools.name, amountOre })
    .from(schoolBalances)
    .innerJoin(schools, eq(schools.id, schoolBalances.schoolId))
    .where(
      and(
        lt(schoolBalances.balanceOre, 0),
        sql`not exists (select 1 from teachers t where t.school_id = ${schools.id})`,
      ),
    )
    .orderBy(desc(amountOre), asc(schools.id))
    .limit(shownFailures);
  return rows.map((row) => toFailure({ kind: 'credit', ...row }));
}

export async function readUnreachable(db: Queryable, today: CalendarDate): Promise<Failure[]> {
  const { invoiceId, number, dueOn, leftOre } = invoiceBalances;
  const rows = await db
    .select({ id: invoiceId, number, leftOre, buyer: invoices.buyer })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoiceId))
    .where(
      and(
        invoiceBalances.isOpen,
        lt(dueOn, today),
        and(isNotNull(invoiceDeliveries.deliveredAt), isNull(invoiceDeliveries.emailAddress)),
        sql`not exists (select 1 from admins a where a.school_id = ${invoiceBalances.schoolId})`,
        sql`not exists (select 1 from dunning_steps d where d.invoice_id = ${invoiceId}
          and d.step = 'stopped')`,
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId))
    .limit(shownFailures);
  return rows.map(({ id, number: named, leftOre: amountOre, buyer: { name } }) =>
    toFailure({ kind: 'unreachable', id, name, invoiceId: id, number: named, amountOre }),
  );
}

export async function readBlocked(db: Queryable): Promise<Failure[]> {
  const rows = await db
    .select({ row: schoolBilling, name: schools.name })
    .from(schoolBilling)
    .innerJoin(schools, eq(schools.id, schoolBilling.schoolId))
    .where(isNotNull(schoolBilling.problem))
    .orderBy(desc(schoolBilling.problemSince), schoolBilling.schoolId)
    .limit(shownFailures);
  return rows.map(({ row, name }) => {
    const at = row.problemSince!.toISOString();
    const answer = row.problem === 'noSeller' ? null : row.problem;
    return toFailure({ kind: 'blocked', id: row.schoolId, name, at, about: row.problem, answer });
  });
}
