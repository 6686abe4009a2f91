import { finishDeletions } from '@/lib/server/account/finish-deletions';
import { deliverInvoices, type DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import { applyDueEvents } from '@/lib/server/billing/subscriptions/apply-due-events';
import { remindOfTrials } from '@/lib/server/account/remind-of-trials';
import { openMailedLink } from '@/lib/server/sharing/mail-link';
import { makeTrialLink } from '@/lib/server/billing/subscriptions/trial-question';
import type { Database } from '@/lib/db/client';
import { makeAccountLink } from '@/lib/server/auth/make-account-link';
import { emptyMails } from '@/lib/server/mail/empty-mails';
import type { MailTransport } from '@/lib/server/mail/mail-transport';
import { openMailTransport } from '@/lib/server/mail/open-mail-transport';
import { sendMails, type MailSender } from '@/lib/server/mail/send-mails';

/** A proxy may end a request after half a minute. */
const longestMs = 20_000;

/** What a run needs beside the database, where it is not that of the settings. */
export interface Surroundings {
  transport?: MailTransport;
  ways?: DeliveryWays;
  /** The time at which a mail is sent, in ms since 1970. */
  clock?: () => number;
}

/**
 * What is due today: changes of subscriptions with their invoices, the delivery of these, mails, and what is left of
 * deleted accounts. It may be called at any time and by several at once; what was done is not done again, and what a run
 * did not reach is left to the next.
 */
export async function runDaily(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean = withinRequest(),
  surroundings: Surroundings = {},
) {
  const subscriptions = await applyDueEvents(db, nowMs, isTimeUp);
  await remindOfTrials(db, nowMs, isTimeUp);
  const deliveries = await deliverInvoices(db, nowMs, isTimeUp, surroundings.ways);
  const mails = await sendWaitingMails(db, isTimeUp, surroundings);
  await emptyMails(db, nowMs);
  const deletionsLeft = await finishAllDeletions(db, nowMs, isTimeUp);
  return { ...subscriptions, ...deliveries, mails, deletionsLeft };
}

function withinRequest() {
  const endMs = Date.now() + longestMs;
  return () => Date.now() >= endMs;
}

/** Sends the mails that are due. */
export function sendWaitingMails(
  db: Database,
  isTimeUp: () => boolean,
  { transport = openMailTransport(), clock = Date.now }: Surroundings = {},
) {
  return sendMails(db, { transport, makeUrl: makeUrlOf(db, clock), clock, isTimeUp });
}

const makeUrlOf =
  (db: Database, clock: () => number): MailSender['makeUrl'] =>
  (mail, to, language) => {
    if (mail.kind === 'trialEnding') return makeTrialLink(db, mail.schoolId, language, clock());
    if (mail.kind === 'substitute') return openMailedLink(db, mail, language, clock());
    return makeAccountLink(mail.kind, to, language);
  };

/** Until none is left, each was tried, or the time is up. */
export async function finishAllDeletions(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<number> {
  let left = await finishDeletions(db, nowMs);
  for (let tries = left; left > 0 && tries > 0 && !isTimeUp(); tries -= 1) {
    left = await finishDeletions(db, nowMs);
  }
  return left;
}
