import { finishDeletions } from '@/lib/server/account/finish-deletions';
import { dunInvoices } from '@/lib/server/billing/account/dun-invoices';
import { attachCreditNote } from '@/lib/server/billing/delivery/copy-credit-note';
import { deliverInvoices, type DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import { applyDueEvents } from '@/lib/server/billing/agreement/apply-due-events';
import { remindOfTrials } from '@/lib/server/account/remind-of-trials';
import { openMailedLink } from '@/lib/server/maps/share/mail-link';
import { noteReminderDelivered } from '@/lib/server/billing/tell-school';
import { makeTrialLink } from '@/lib/server/billing/trial/trial-question';
import type { Database } from '@/lib/db/client';
import { makeAccountLink } from '@/lib/server/auth/make-account-link';
import { emptyMails } from '@/lib/server/mail/empty-mails';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import type { MailTransport } from '@/lib/server/mail/mail-transport';
import { openMailTransport } from '@/lib/server/mail/open-mail-transport';
import { sendMails, type MailSender } from '@/lib/server/mail/send-mails';

/** A proxy may end a request after half a minute. */
const longestMs = 20_000;

/** The surroundings of a run beside the database, where they are not those of the settings. */
export interface Surroundings {
  transport?: MailTransport;
  ways?: DeliveryWays;
  /** The time at which a mail is sent, in ms since 1970. */
  clock?: () => number;
}

/**
 * Does all that is due today: changes of agreements with their invoices, dunning, the delivery of documents, mails, and
 * the rest of deleted accounts. It may be called at any time and by several at once; a step that was done is not done
 * again, and steps that a run did not reach are left to the next.
 */
export async function runDaily(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean = withinRequest(),
  surroundings: Surroundings = {},
) {
  const subscriptions = await applyDueEvents(db, nowMs, isTimeUp);
  await dunInvoices(db, nowMs, isTimeUp);
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
  const noteSent: MailSender['noteSent'] = async ({ kind, facts }) => {
    if (kind !== 'reminder' || !facts) return;
    await noteReminderDelivered(db, facts as FactsOf<'reminder'>, clock());
  };
  const attach: MailSender['attach'] = async ({ kind, facts }) =>
    kind === 'creditNoteCopy' && facts
      ? attachCreditNote(db, facts as FactsOf<'creditNoteCopy'>)
      : undefined;
  const makeUrl = makeUrlOf(db, clock);
  return sendMails(db, { transport, makeUrl, attach, noteSent, clock, isTimeUp });
}

const makeUrlOf =
  (db: Database, clock: () => number): MailSender['makeUrl'] =>
  (mail, to, language) => {
    if (mail.kind === 'trialEnding') return makeTrialLink(db, mail, language, clock());
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
