import { formatAccountNumber } from '@/lib/core/billing/invoice/account-number';
import type { Mail, MailOf } from './mail';
import type { MailWords } from './mail-words';
import { sendersText } from './senders-text';

/** What stands in a mail, in words. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  buttons?: { label: string; url: string; isOther?: boolean }[];
  notes?: string[];
  /** Why the reader gets it. */
  reason: string;
}

type Writer<Kind extends Mail['kind']> = (mail: MailOf<Kind>, words: MailWords) => MailContent;

/** How to pay an invoice. */
function paymentFacts(
  { number, amount, due, kid, account }: MailOf<'invoice' | 'reminder'>,
  words: MailWords,
) {
  const { t } = words;
  return [
    { label: t('facts.number'), value: number },
    { label: t('facts.amount'), value: words.amount(amount) },
    { label: t('facts.due'), value: words.day(due) },
    { label: t('facts.kid'), value: kid },
    { label: t('facts.account'), value: formatAccountNumber(account) },
  ];
}

/** Why a reader gets what is told to a school. */
const forSchool = ({ isAdmin }: MailOf<'reminder' | 'cancelled'>) =>
  isAdmin ? 'reason.admin' : 'reason.billing';

/** Why an invoice comes by mail that was to come as EHF. */
const insteadOfEhf = (
  { isInsteadOfEhf }: MailOf<'invoice' | 'creditNote'>,
  { t }: MailWords,
): string[] => (isInsteadOfEhf ? [t('insteadOfEhf')] : []);

/** A user's own words in quotation marks, in a mail to a stranger. */
const quote = (text: string, { t }: MailWords) => t('quote', { text: sendersText(text) });

const writers: { [Kind in Mail['kind']]: Writer<Kind> } = {
  welcome: ({ name, appUrl, guideUrl }, { t }) => ({
    subject: t('welcome.subject'),
    preview: t('welcome.preview'),
    heading: t('welcome.heading'),
    paragraphs: [t('greeting', { name: sendersText(name) }), t('welcome.text')],
    buttons: [
      { label: t('welcome.open'), url: appUrl },
      { label: t('welcome.guide'), url: guideUrl, isOther: true },
    ],
    reason: t('reason.account'),
  }),
  verify: ({ url }, { t }) => ({
    subject: t('verify.subject'),
    preview: t('verify.preview'),
    heading: t('verify.heading'),
    paragraphs: [t('verify.text')],
    buttons: [{ label: t('verify.confirm'), url }],
    notes: [t('verify.note')],
    reason: t('reason.account'),
  }),
  reset: ({ url }, { t }) => ({
    subject: t('reset.subject'),
    preview: t('reset.preview'),
    heading: t('reset.heading'),
    paragraphs: [t('reset.text')],
    buttons: [{ label: t('reset.choose'), url }],
    notes: [t('reset.note')],
    reason: t('reason.account'),
  }),
  licenceCode: ({ school, sender, code, joinUrl }, words) => {
    const { t } = words;
    const from = quote(sender, words);
    return {
      subject: t('licenceCode.subject'),
      preview: t('licenceCode.preview'),
      heading: t('licenceCode.heading'),
      paragraphs: [t('licenceCode.text', { sender: from, school: quote(school, words) })],
      facts: [{ label: t('facts.code'), value: code }],
      buttons: [{ label: t('licenceCode.join'), url: joinUrl }],
      notes: [t('licenceCode.note')],
      reason: t('reason.sent', { sender: from }),
    };
  },
  trialEnding: ({ customer, plan, ends, price, term, url }, words) => {
    const { t, day } = words;
    return {
      subject: t('trialEnding.subject', { date: day(ends) }),
      preview: t('trialEnding.preview'),
      heading: t('trialEnding.heading', { date: day(ends) }),
      paragraphs: [
        t('trialEnding.text', { customer }),
        t('trialEnding.terms', { from: day(term.from), price: words.amount(price) }),
      ],
      facts: [
        { label: t('facts.plan'), value: words.plan(plan) },
        { label: t('facts.price'), value: words.amount(price) },
        {
          label: t('facts.period'),
          value: t('facts.range', { from: day(term.from), to: day(term.to) }),
        },
      ],
      buttons: [
        { label: t('trialEnding.yes'), url: `${url}#yes` },
        { label: t('trialEnding.no'), url: `${url}#no`, isOther: true },
      ],
      notes: [t('trialEnding.note')],
      reason: t('reason.admin', { customer }),
    };
  },
  teacherTrialEnding: ({ name, ends, price, planUrl }, words) => {
    const { t } = words;
    const date = words.day(ends);
    return {
      subject: t('teacherTrialEnding.subject', { date }),
      preview: t('teacherTrialEnding.preview'),
      heading: t('teacherTrialEnding.heading', { date }),
      paragraphs: [
        t('greeting', { name }),
        t('teacherTrialEnding.text', { price: words.amount(price) }),
        t('teacherTrialEnding.school'),
      ],
      buttons: [{ label: t('teacherTrialEnding.open'), url: planUrl }],
      notes: [t('teacherTrialEnding.note')],
      reason: t('reason.account'),
    };
  },
  order: ({ customer, plan, starts, price, payment, planUrl }, words) => {
    const { t } = words;
    return {
      subject: t('order.subject'),
      preview: t('order.preview', { plan: words.plan(plan), customer }),
      heading: t('order.heading'),
      paragraphs: [t(`order.text.${payment}`, { customer })],
      facts: [
        { label: t('facts.plan'), value: words.plan(plan) },
        { label: t('facts.price'), value: words.amount(price) },
        { label: t('facts.starts'), value: words.day(starts) },
      ],
      buttons: [{ label: t('order.open'), url: planUrl }],
      reason: t('reason.billing', { customer }),
    };
  },
  invoice: (mail, words) => {
    const { t, day } = words;
    const { customer, number, term } = mail;
    return {
      subject: t('invoice.subject', { number }),
      preview: t('invoice.preview', { amount: words.amount(mail.amount), date: day(mail.due) }),
      heading: t('invoice.heading', { number }),
      paragraphs: [t('invoice.text', { customer }), ...insteadOfEhf(mail, words)],
      facts: [
        {
          label: t('facts.period'),
          value: t('facts.range', { from: day(term.from), to: day(term.to) }),
        },
        ...paymentFacts(mail, words),
      ],
      reason: t('reason.billing', { customer }),
    };
  },
  creditNote: (mail, words) => {
    const { customer, number, invoice, amount } = mail;
    const { t } = words;
    const facts = { amount: words.amount(amount), invoice };
    return {
      subject: t('creditNote.subject', { number }),
      preview: t('creditNote.preview', facts),
      heading: t('creditNote.heading', { number }),
      paragraphs: [t('creditNote.text', { ...facts, customer }), ...insteadOfEhf(mail, words)],
      reason: t('reason.billing', { customer }),
    };
  },
  reminder: (mail, words) => {
    const { t } = words;
    const { number, customer } = mail;
    const date = words.day(mail.due);
    return {
      subject: t('reminder.subject', { number }),
      preview: t('reminder.preview', { amount: words.amount(mail.amount), date }),
      heading: t('reminder.heading', { number }),
      paragraphs: [
        t('reminder.text', { customer, date }),
        t('reminder.stops', { date: words.day(mail.stops) }),
      ],
      facts: paymentFacts(mail, words),
      reason: t(forSchool(mail), { customer }),
    };
  },
  paymentFailed: ({ amount, cardUrl }, words) => {
    const { t } = words;
    return {
      subject: t('paymentFailed.subject'),
      preview: t('paymentFailed.preview'),
      heading: t('paymentFailed.heading'),
      paragraphs: [
        t('paymentFailed.text', { amount: words.amount(amount) }),
        t('paymentFailed.stops'),
      ],
      buttons: [{ label: t('paymentFailed.change'), url: cardUrl }],
      reason: t('reason.account'),
    };
  },
  cancelled: (mail, words) => {
    const { customer, plan, ends, undoUrl } = mail;
    const { t } = words;
    const date = words.day(ends);
    return {
      subject: t('cancelled.subject'),
      preview: t('cancelled.preview', { date }),
      heading: t('cancelled.heading'),
      paragraphs: [t('cancelled.text', { plan: words.plan(plan), customer, date })],
      buttons: [{ label: t('cancelled.undo'), url: undoUrl, isOther: true }],
      reason: t(forSchool(mail), { customer }),
    };
  },
  substitute: ({ sender, what, until, url }, words) => {
    const { t } = words;
    const from = quote(sender, words);
    return {
      subject: t('substitute.subject'),
      preview: t('substitute.preview'),
      heading: t('substitute.heading'),
      paragraphs: [t('substitute.text', { sender: from, what: quote(what, words) })],
      facts: [{ label: t('facts.until'), value: words.day(until) }],
      buttons: [{ label: t('substitute.open'), url }],
      notes: [t('substitute.note')],
      reason: t('reason.sent', { sender: from }),
    };
  },
  contact: ({ name, email, message }, { t }) => ({
    subject: t('contact.subject', { name }),
    preview: t('contact.preview', { email }),
    heading: t('contact.heading', { name }),
    paragraphs: message.split(/\n+/),
    facts: [
      { label: t('facts.name'), value: name },
      { label: t('facts.email'), value: email },
    ],
    notes: [t('contact.note', { email })],
    reason: t('reason.office'),
  }),
};

/** Puts a mail into words. */
export function writeMail(mail: Mail, words: MailWords): MailContent {
  const write = writers[mail.kind] as (mail: Mail, words: MailWords) => MailContent;
  return write(mail, words);
}
