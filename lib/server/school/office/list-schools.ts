import 'server-only';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { officePageSize, type OfficeSchool } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { schoolActionKinds, type SchoolActionKind } from '@/lib/core/billing/office/office-action';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import type { Queryable } from '@/lib/db/client';
import { officeLog, schoolBalances, schools } from '@/lib/db/schema/tables';
import { readBillingStates } from '@/lib/server/access/billing-state';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { planShown } from '@/lib/server/billing/overview/plan-shown';

const teacherCount = sql<number>`(select count(*) from teachers t where t.school_id = "schools"."id")::int`;

export async function listSchools(
  db: Queryable,
  _clerk: OfficeClerk,
  { search, after }: { search: string; after: PageCursor | undefined },
  nowMs: number,
): Promise<{ schools: OfficeSchool[]; next: string | null }> {
  const lowerName = sql<string>`lower(${schools.name})`;
  const found = await db
    .select({ school: schools, lowerName, teachers: teacherCount })
    .from(schools)
    .where(
      and(
        isFound(search),
        after && sql`(${lowerName}, ${schools.id}) > (${after.key}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(lowerName), asc(schools.id))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, ({ school, lowerName: key }) => ({
    key,
    id: school.id,
  }));
  const ids = rows.map(({ school }) => school.id);
  const billingStates = await readBillingStates(db, ids);
  const balances = await readBalances(db, ids);
  const log = await readLog(db, ids);
  const today = toCalendarDate(nowMs);
  return {
    schools: rows.flatMap(({ school: { id, name, organizationNumber }, teachers }) => {
      const billingState = billingStates.find(({ schoolId }) => schoolId === id);
      if (!billingState) return [];
      const owing = billingState.stoppedOn === null ? null : ('stopped' as const);
      const { state, plan, endsOn } = planShown(billingState, { owing, on: null }, today);
      return {
        id,
        name,
        organizationNumber,
        state,
        plan,
        endsOn,
        teachers,
        balanceOre: balances.get(id) ?? 0,
        canExtendTrial: teachers > 0 && billingState.agreement === null,
        log: log.filter(({ schoolId }) => schoolId === id).map(({ entry }) => entry),
      };
    }),
    next,
  };
}

function isFound(search: string) {
  if (search === '') return undefined;
  const number = parseOrganizationNumber(search);
  return or(
    sql`position(lower(${search}) in lower(${schools.name})) > 0`,
    number === null ? undefined : eq(schools.organizationNumber, number),
    sql`exists (select 1 from teachers t where t.school_id = ${schools.id}
      and position(lower(${search}) in lower(t.email)) > 0)`,
  );
}

async function readBalances(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { schoolId } = schoolBalances;
  const rows = await db.select().from(schoolBalances).where(inArray(schoolId, ids));
  return new Map(rows.map((row) => [row.schoolId, row.balanceOre]));
}

async function readLog(db: Queryable, ids: string[]) {
  const rows = await db
    .select()
    .from(officeLog)
    .where(and(inArray(officeLog.schoolId, ids), inArray(officeLog.kind, [...schoolActionKinds])))
    .orderBy(desc(officeLog.createdAt));
  return rows.map(({ schoolId, kind, actor, createdAt }) => ({
    schoolId,
    entry: { kind: kind as SchoolActionKind, by: actor, at: createdAt.toISOString() },
  }));
}
