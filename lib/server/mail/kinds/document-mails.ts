import type { ReminderStep } from '@/lib/core/billing/receivables/dunning';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { formatAccountNumber } from '@/lib/core/billing/invoice/account-number';
import type { InvoiceType } from '@/lib/core/billing/invoice/invoice-types';
import { defineMail, exampleSchool } from '../mail-kind';
import type { MailWords, Term } from '../mail-words';
import { schoolReason, type SchoolReader } from '../school-reader';
import { sendersText } from '../senders-text';
import { setOffFacts } from '../set-off-facts';

interface InvoiceFacts {
  customer: string;
  number: string;
  amount: number;
  setOff?: number;
  owed?: number;
  due: CalendarDate;
  kid: string;
  account: string;
}

interface CreditNoteFacts {
  customer: string;
  school: string;
  number: string;
  invoice: string;
  amount: number;
}

interface Instead {
  insteadOfEhf?: 'notRegistered' | 'refused';
  refused?: {
    by: string;
    channel: InvoiceType;
    school: string;
    isOfInvoice: boolean;
  };
  payerUrl?: string;
}

const exampleInvoice: InvoiceFacts = {
  customer: exampleSchool,
  number: '1042',
  amount: 124875,
  due: '2026-09-03',
  kid: '00010425',
  account: '12345678903',
};
const exampleCreditNote: CreditNoteFacts = {
  ...{ customer: exampleSchool, school: exampleSchool },
  ...{ number: '1043', invoice: '1042', amount: 41250 },
};

function paymentFacts(invoice: InvoiceFacts, words: MailWords) {
  const { number, amount, setOff = 0, owed = 0, due, kid, account } = invoice;
  const { t } = words;
  const rows = [
    { label: t('facts.number'), value: number },
    ...setOffFacts(amount + setOff, setOff, words),
    { label: t('facts.amount'), value: words.amount(amount) },
  ];
  if (amount <= 0) return rows;
  return [
    ...rows,
    { label: t('facts.due'), value: words.day(due) },
    { label: t('facts.kid'), value: kid },
    { label: t('facts.account'), value: formatAccountNumber(account) },
    ...(owed > amount ? [{ label: t('facts.owed'), value: words.amount(owed) }] : []),
  ];
}

function instead(
  { insteadOfEhf, refused, payerUrl, customer }: Instead & { customer: string },
  document: { kind: 'invoice' | 'creditNote'; invoice: string },
  { t }: MailWords,
) {
  if (!refused || !payerUrl) {
    const paragraphs = insteadOfEhf ? [t(`insteadOfEhf.${insteadOfEhf}`)] : [];
    return { paragraphs, reason: t('reason.billing', { customer }) };
  }
  const { by, channel, isOfInvoice } = refused;
  const school = sendersText(refused.school);
  const facts = { channel, number: document.invoice, to: by, school };
  return {
    paragraphs: [
      t(`refused.${isOfInvoice ? 'ofInvoice' : document.kind}`, facts),
      t('refused.then'),
    ],
    buttons: [{ label: t('refused.open'), url: payerUrl }],
    reason: t('reason.admin', { customer: school }),
  };
}

export const documentMails = {
  invoice: defineMail<InvoiceFacts & Instead & { term: Term }>({
    example: { ...exampleInvoice, term: { from: '2026-08-20', to: '2027-02-19' } },
    write: (mail, words) => {
      const { t, day } = words;
      const { customer, number, term } = mail;
      const isSettled = mail.amount <= 0;
      const { paragraphs, ...rest } = instead(mail, { kind: 'invoice', invoice: number }, words);
      return {
        subject: t('invoice.subject', { number }),
        preview: isSettled
          ? t('invoice.settled')
          : t('invoice.preview', { amount: words.amount(mail.amount), date: day(mail.due) }),
        heading: t('invoice.heading', { number }),
        paragraphs: [
          t('invoice.text', { customer }),
          ...(isSettled ? [t('invoice.settled')] : []),
          ...paragraphs,
        ],
        facts: [
          { label: t('facts.period'), value: words.range(term) },
          ...paymentFacts(mail, words),
        ],
        ...rest,
      };
    },
  }),

  creditNote: defineMail<CreditNoteFacts & Instead & { hasCopy: boolean }>({
    example: { ...exampleCreditNote, hasCopy: true, insteadOfEhf: 'notRegistered' },
    write: (mail, words) => {
      const { customer, number, invoice, amount, hasCopy } = mail;
      const { t } = words;
      const facts = { amount: words.amount(amount), invoice };
      const school = sendersText(mail.school);
      const { paragraphs, ...rest } = instead(mail, { kind: 'creditNote', invoice }, words);
      return {
        subject: t('creditNote.subject', { number }),
        preview: t('creditNote.preview', facts),
        heading: t('creditNote.heading', { number }),
        paragraphs: [
          t('creditNote.text', { ...facts, customer, school }),
          ...(hasCopy ? [t('creditNote.copy', { school })] : []),
          ...paragraphs,
        ],
        ...rest,
      };
    },
  }),
};

export const documentNotices = {
  creditNoteCopy: defineMail<
    CreditNoteFacts &
      SchoolReader & {
        documentId: string;
        sentBy: InvoiceType | 'elsewhere';
        sentTo: string | null;
      }
  >({
    example: {
      documentId: '7b0e6b5e-1f0f-4d58-9f0a-3c5a51c2a112',
      ...exampleCreditNote,
      ...{ sentBy: 'email', sentTo: 'faktura@fjellvik.example', isAdmin: true },
    },
    write: (mail, words) => {
      const { customer, number, invoice, amount, sentBy, sentTo } = mail;
      const { t } = words;
      const facts = { amount: words.amount(amount), invoice };
      const school = sendersText(mail.school);
      return {
        subject: t('creditNoteCopy.subject', { number }),
        preview: t('creditNote.preview', facts),
        heading: t('creditNoteCopy.heading', { number }),
        paragraphs: [
          t('creditNote.text', { ...facts, customer, school }),
          t(`creditNoteCopy.sent.${sentBy}`, { customer, address: sentTo ?? '' }),
        ],
        reason: t(schoolReason(mail), { customer: mail.isAdmin ? school : customer }),
      };
    },
  }),

  reminder: defineMail<
    InvoiceFacts &
      SchoolReader & {
        invoiceId: string;
        step: ReminderStep;
        school: string;
        stops: CalendarDate;
      }
  >({
    example: {
      invoiceId: '7b0e6b5e-1f0f-4d58-9f0a-3c5a51c2a111',
      ...{ step: 'reminded', school: exampleSchool, stops: '2026-10-01' },
      isAdmin: false,
      ...exampleInvoice,
    },
    write: (mail, words) => {
      const { t } = words;
      const { number, customer } = mail;
      const school = sendersText(mail.school);
      const step = mail.step === 'told' ? 'told' : 'reminded';
      const date = words.day(mail.due);
      const stops = words.day(mail.stops);
      return {
        subject: t(`reminder.subject.${step}`, { number, date: stops }),
        preview: t('reminder.preview', { amount: words.amount(mail.amount), date }),
        heading: t(`reminder.heading.${step}`, { number, date: stops }),
        paragraphs: [
          t('reminder.text', { customer, school, date }),
          t(`reminder.stops.${step}`, { date: stops }),
          t('reminder.stays'),
        ],
        facts: paymentFacts(mail, words),
        reason: t(schoolReason(mail), { customer: mail.isAdmin ? school : customer }),
      };
    },
  }),
};
