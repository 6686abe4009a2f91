import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { billingPeriod } from '../lib/core/billing/calendar/billing-period';
import { addDays, startOfDayMs, toCalendarDate } from '../lib/core/billing/calendar/calendar-date';
import { makeInvoice, singleLine } from '../lib/core/billing/invoice/invoice';
import { periodMonths } from '../lib/core/billing/invoice/terms';
import { schoolTiers } from '../lib/core/billing/plans';
import { trialDays } from '../lib/core/billing/trial';
import { addVat } from '../lib/core/billing/vat';
import { invoiceFacts } from '../lib/core/billing/testing/invoices';
import { openDatabase, type Database } from '../lib/db/client';
import {
  admins,
  agreements,
  classes,
  invoiceCounters,
  invoiceLines,
  invoices,
  officeClerks,
  schoolBilling,
  schoolOrders,
  schools,
  teachers,
  trialQuestions,
} from '../lib/db/schema/tables';

function databaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const record = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR!, name), 'utf8'));
  const { databasePassword } = record('secrets.json') as { databasePassword: string };
  const { postgres } = record('ports.json') as { postgres: number };
  return `postgres://seatmap:${databasePassword}@127.0.0.1:${postgres}/seatmap`;
}

async function inDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const { db, close } = openDatabase(databaseUrl());
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export interface PlanInput {
  hasTrial?: boolean;
  hasPersonal?: boolean;
  school?: {
    plan?: 's' | 'm' | 'l';
    isAdmin?: boolean;
    teachers?: number;
  };
}

async function addSchool(db: Database, plan?: 's' | 'm' | 'l'): Promise<string> {
  const [school] = await db.insert(schools).values({ name: 'Solbakken skole' }).returning();
  const schoolId = school!.id;
  await db.insert(schoolBilling).values({ schoolId });
  if (!plan) return schoolId;
  const { start, end } = billingPeriod(toCalendarDate(Date.now()), periodMonths.year);
  const [agreement] = await db
    .insert(agreements)
    .values({ schoolId, anchor: start, periodMonths: periodMonths.year })
    .returning();
  const tier = schoolTiers.find(({ id }) => id === `school_plan_${plan}`)!;
  await db.insert(schoolOrders).values({
    ...{ schoolId, agreementId: agreement!.id, clientKey: randomUUID() },
    ...{ tierId: tier.id, lookupKey: tier.lookupKey.yearly, ...addVat(tier.priceOre.yearly) },
    ...{ organizationName: 'Solbakken skole', organizationNumber: '987654325' },
    ...{ invoiceType: 'ehf', customerReference: 'Kari' },
    periodStart: new Date(startOfDayMs(start)),
    periodEnd: new Date(startOfDayMs(addDays(end, 1))),
  });
  return schoolId;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

export async function setPlan(email: string, input: PlanInput): Promise<void> {
  await inDatabase(async (db) => {
    const { hasTrial, hasPersonal = false, school } = input;
    const schoolId = school ? await addSchool(db, school.plan) : null;
    const [teacher] = await db
      .update(teachers)
      .set({
        createdAt: inDays(hasTrial ? 1 - trialDays.teacher : -1 - trialDays.teacher),
        hasActivePersonalSubscription: hasPersonal,
        schoolId,
      })
      .where(eq(teachers.email, email))
      .returning();
    if (!teacher) return;
    await db.delete(admins).where(eq(admins.teacherId, teacher.id));
    if (!school || !schoolId) return;
    if (school.isAdmin) await db.insert(admins).values({ teacherId: teacher.id, schoolId });
    const colleagues = Array.from({ length: (school.teachers ?? 1) - 1 }, () => {
      const id = randomUUID();
      return { firebaseUid: id, name: 'Kollega', email: `${id}@example.no`, schoolId };
    });
    if (colleagues.length > 0) await db.insert(teachers).values(colleagues);
  });
}

export async function makeColleagues(names: Record<string, string>): Promise<void> {
  await inDatabase(async (db) => {
    const schoolId = await addSchool(db, 's');
    for (const [email, name] of Object.entries(names)) {
      await db.update(teachers).set({ name, schoolId }).where(eq(teachers.email, email));
    }
  });
}

export async function takeOwners(schoolId: string): Promise<void> {
  await inDatabase(async (db) => {
    await db.update(classes).set({ teacherId: null }).where(eq(classes.schoolId, schoolId));
  });
}

export async function addClasses(email: string, named: [grade: string, name: string][]) {
  await inDatabase(async (db) => {
    const [teacher] = await db.select().from(teachers).where(eq(teachers.email, email));
    const { id: teacherId, schoolId } = teacher!;
    await db
      .insert(classes)
      .values(named.map(([grade, name]) => ({ teacherId, schoolId, grade, name })));
  });
}

export async function issueInvoice(email: string): Promise<number> {
  return inDatabase((db) =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ order: schoolOrders })
        .from(schoolOrders)
        .innerJoin(teachers, eq(teachers.schoolId, schoolOrders.schoolId))
        .where(eq(teachers.email, email));
      const [counter] = await tx
        .update(invoiceCounters)
        .set({ lastNumber: sql`${invoiceCounters.lastNumber} + 1` })
        .returning();
      const { id: orderId, periodStart, netOre } = found!.order;
      const { period, lines, ...facts } = makeInvoice(counter!.lastNumber, {
        ...invoiceFacts,
        issuedOn: toCalendarDate(Date.now()),
        period: billingPeriod(toCalendarDate(periodStart.getTime()), periodMonths.year),
        lines: [singleLine('Skoleplan', netOre)],
      });
      const [made] = await tx
        .insert(invoices)
        .values({
          ...facts,
          orderId,
          periodStart: period.start,
          periodEnd: period.end,
        })
        .returning();
      await tx.insert(invoiceLines).values(
        lines.map((line, position) => ({
          ...{ ...line, position, invoiceId: made!.id },
          ...{ periodStart: period.start, periodEnd: period.end },
        })),
      );
      return facts.number;
    }),
  );
}

export async function askAboutTrial(email: string): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await inDatabase(async (db) => {
    const [teacher] = await db.select().from(teachers).where(eq(teachers.email, email));
    const schoolId = teacher!.schoolId!;
    const lastTrialDay = addDays(toCalendarDate(Date.now()), 5);
    await db
      .update(schoolBilling)
      .set({
        ...{ lastTrialDay, firstTrialDay: addDays(lastTrialDay, 1 - trialDays.school) },
        askedOn: toCalendarDate(Date.now()),
      })
      .where(eq(schoolBilling.schoolId, schoolId));
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    const question = { tokenHash, schoolId, teacherId: teacher!.id, askedAt: new Date() };
    await db.insert(trialQuestions).values(question);
  });
  return token;
}

export async function tieClerk(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const [teacher] = await db.select().from(teachers).where(eq(teachers.email, email));
    const { firebaseUid } = teacher!;
    await db.insert(officeClerks).values({ firebaseUid, email, addedAt: new Date() });
  });
}
