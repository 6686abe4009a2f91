import 'server-only';
import type { Failure, OfficeFailures } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import {
  readBlocked,
  readClosedCredits,
  readRefused,
  readRetried,
  readUnreachable,
  shownFailures,
  toFailure,
} from '@/lib/server/billing/office/billing-failures';
import { currentSeller } from '@/lib/server/billing/invoices/seller';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { recordAction } from '@/lib/server/billing/office/record-action';
import { redeliver } from '@/lib/server/billing/office/redeliver';
import { AppError } from '@/lib/server/errors/app-error';
import { listFailedMails, retryFailedMail } from '@/lib/server/mail/failed-mails';
import { listFailedJobs, retryFailedJob } from './failed-jobs';

export async function readFailures(
  _clerk: OfficeClerk,
  db: Database,
  nowMs: number,
): Promise<OfficeFailures> {
  const lists = [
    await readRefused(db),
    await readUnreachable(db, toCalendarDate(nowMs)),
    await readClosedCredits(db),
    await readBlocked(db),
    await readMails(db),
    await readJobs(db),
    await readRetried(db),
  ];
  return { hasSeller: currentSeller() !== null, failures: lists.flat() };
}

async function readMails(db: Database): Promise<Failure[]> {
  const mails = await listFailedMails(db, shownFailures);
  return mails.map(({ id, kind, recipient: name, givenUpAt, reason: answer }) =>
    toFailure({ kind: 'mail', id, name, at: givenUpAt.toISOString(), about: kind, answer }),
  );
}

async function readJobs(db: Database): Promise<Failure[]> {
  const jobs = await listFailedJobs(db);
  return jobs.map(({ id, queue: name, times: number, failedAt, reason: answer }) =>
    toFailure({ kind: 'job', id, name, number, at: failedAt.toISOString(), answer }),
  );
}

export async function tryAgain(
  db: Database,
  clerk: OfficeClerk,
  failureId: string,
  kind: 'refused' | 'mail' | 'job',
  nowMs: number,
): Promise<void> {
  const id = checkId(failureId);
  switch (kind) {
    case 'refused':
      await redeliver(db, clerk, id, { way: 'again' }, nowMs);
      break;
    case 'mail':
      await db.transaction(async (tx) => {
        if (!(await retryFailedMail(tx, id, nowMs))) throw new AppError('notFound');
        await recordAction(tx, clerk, 'mailRetried', {});
      });
      break;
    case 'job':
      if (!(await retryFailedJob(db, id))) throw new AppError('notFound');
      await recordAction(db, clerk, 'jobRetried', {});
      break;
  }
}
