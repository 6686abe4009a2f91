import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { mailKinds } from '@/lib/core/billing/office/failures';
import type { TierSlug } from '@/lib/core/billing/tiers';

/** First and last day. */
interface Term {
  from: CalendarDate;
  to: CalendarDate;
}

interface InvoiceFacts {
  customer: string;
  number: string;
  /** In øre, with VAT. */
  amount: number;
  due: CalendarDate;
  kid: string;
  account: string;
}

interface InsteadOfEhf {
  /** The customer wished EHF and is not in the Peppol network. */
  isInsteadOfEhf?: boolean;
}

interface ForSchool {
  /** Whether the reader is an admin of the school, and not only the address for its invoices. */
  isAdmin?: boolean;
}

/** What a mail says, by its kind. Addresses are whole, with their scheme and host. */
export type Mail =
  | { kind: 'welcome'; name: string; appUrl: string; guideUrl: string }
  | { kind: 'verify'; url: string }
  | { kind: 'reset'; url: string }
  | { kind: 'licenceCode'; school: string; sender: string; code: string; joinUrl: string }
  | {
      kind: 'trialEnding';
      /** The school whose trial ends. */
      schoolId: string;
      customer: string;
      plan: TierSlug;
      /** The last day of the trial. */
      ends: CalendarDate;
      /** What is charged for the term if the customer goes on, in øre, with VAT. */
      price: number;
      term: Term;
      /** Where the question is answered. */
      url: string;
    }
  | {
      kind: 'teacherTrialEnding';
      name: string;
      ends: CalendarDate;
      /** Of a year, in øre, with VAT. */
      price: number;
      planUrl: string;
    }
  | {
      kind: 'order';
      customer: string;
      plan: TierSlug;
      starts: CalendarDate;
      price: number;
      payment: 'ehf' | 'email' | 'card';
      planUrl: string;
    }
  | ({ kind: 'invoice'; term: Term } & InvoiceFacts & InsteadOfEhf)
  | ({
      kind: 'creditNote';
      customer: string;
      number: string;
      invoice: string;
      amount: number;
    } & InsteadOfEhf)
  | ({ kind: 'reminder'; stops: CalendarDate } & InvoiceFacts & ForSchool)
  | { kind: 'paymentFailed'; amount: number; cardUrl: string }
  | ({
      kind: 'cancelled';
      customer: string;
      plan: TierSlug;
      ends: CalendarDate;
      undoUrl: string;
    } & ForSchool)
  | {
      kind: 'substitute';
      linkId: string;
      /** The link's token, which is a key to what it shows, sealed for the time in the outbox. */
      sealedToken: string;
      sender: string;
      what: string;
      until: CalendarDate;
      url: string;
    }
  | {
      /** To the office: what a visitor wrote on the contact page. */
      kind: 'contact';
      name: string;
      /** Where an answer goes. */
      email: string;
      message: string;
    };

/** The mails of these kinds. */
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;

/** Kinds that wait in the outbox. Invoices and credit notes are delivered by billing, with their file. */
export type QueuedKind = (typeof mailKinds)[number];

/** Kinds whose address is a secret that is made when the mail is sent, so that it is kept nowhere. */
export type LateKind = 'verify' | 'reset' | 'trialEnding' | 'substitute';

/** A mail whose address is not made yet. */
export type MailWithoutUrl = { [Kind in LateKind]: Omit<MailOf<Kind>, 'url'> }[LateKind];

/** What is kept of a mail until it is sent. */
export type FactsOf<Kind extends QueuedKind> = Omit<
  MailOf<Kind>,
  'kind' | (Kind extends LateKind ? 'url' : never)
>;
