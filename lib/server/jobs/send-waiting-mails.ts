import 'server-only';
import type { Database } from '@/lib/db/client';
import { makeAccountLink } from '@/lib/server/auth/make-account-link';
import { attachCreditNote } from '@/lib/server/billing/delivery/copy-credit-note';
import { noteReminderDelivered } from '@/lib/server/billing/tell-school';
import { makeTrialLink } from '@/lib/server/billing/trial/trial-question';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import { openMailTransport } from '@/lib/server/mail/open-mail-transport';
import { sendMails, type MailSender } from '@/lib/server/mail/send-mails';
import type { Surroundings } from './job';

export function sendWaitingMails(
  db: Database,
  isTimeUp: () => boolean,
  { transport = openMailTransport(), clock = Date.now }: Surroundings = {},
) {
  const makeUrl: MailSender['makeUrl'] = async (mail, to, language) => {
    if (mail.kind === 'trialEnding') return makeTrialLink(db, mail, language, clock());
    return makeAccountLink(mail.kind, to, language);
  };
  const attach: MailSender['attach'] = async ({ kind, facts }) =>
    kind === 'creditNoteCopy' && facts
      ? attachCreditNote(db, facts as FactsOf<'creditNoteCopy'>)
      : undefined;
  const noteSent: MailSender['noteSent'] = async ({ kind, facts }) => {
    if (kind !== 'reminder' || !facts) return;
    await noteReminderDelivered(db, facts as FactsOf<'reminder'>, clock());
  };
  return sendMails(db, { transport, makeUrl, attach, noteSent, clock, isTimeUp });
}
