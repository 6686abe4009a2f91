import 'server-only';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { OfficeFailures } from '@/lib/contracts/billing/office';
import type { Database } from '@/lib/db/client';
import { schoolBilling, schools } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { recordAction } from '@/lib/server/billing/office/record-action';
import { AppError } from '@/lib/server/errors/app-error';
import { listFailedMails, retryFailedMail } from '@/lib/server/mail/failed-mails';
import { listFailedJobs, retryFailedJob } from './failed-jobs';

const shown = 50;

export async function readFailures(_clerk: OfficeClerk, db: Database): Promise<OfficeFailures> {
  const mails = await listFailedMails(db, shown);
  const jobs = await listFailedJobs(db);
  const blocked = await db
    .select({ row: schoolBilling, school: schools.name })
    .from(schoolBilling)
    .innerJoin(schools, eq(schools.id, schoolBilling.schoolId))
    .where(isNotNull(schoolBilling.problem))
    .orderBy(desc(schoolBilling.problemSince), schoolBilling.schoolId)
    .limit(shown);
  return {
    mails: mails.map(({ givenUpAt, ...mail }) => ({ ...mail, givenUpAt: givenUpAt.toISOString() })),
    jobs: jobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
    blocked: blocked.map(({ row, school }) => ({
      schoolId: row.schoolId,
      school,
      problem: row.problem!,
      since: row.problemSince!.toISOString(),
    })),
  };
}

export async function retryMail(
  db: Database,
  clerk: OfficeClerk,
  mailId: string,
  nowMs: number,
): Promise<void> {
  const id = checkId(mailId);
  await db.transaction(async (tx) => {
    if (!(await retryFailedMail(tx, id, nowMs))) throw new AppError('notFound');
    await recordAction(tx, clerk, 'mailRetried', {});
  });
}

export async function retryJob(db: Database, clerk: OfficeClerk, jobId: string): Promise<void> {
  if (!(await retryFailedJob(db, checkId(jobId)))) throw new AppError('notFound');
  await recordAction(db, clerk, 'jobRetried', {});
}
