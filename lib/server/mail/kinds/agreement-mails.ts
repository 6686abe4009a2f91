import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { InvoiceType } from '@/lib/core/billing/invoice/invoice-types';
import type { TierSlug } from '@/lib/core/billing/plans';
import { defineLateMail, defineMail, exampleSchool, exampleSite } from '../mail-kind';
import type { MailWords, Term } from '../mail-words';
import { schoolReason, type SchoolReader } from '../school-reader';
import { sendersText } from '../senders-text';
import { toPayFacts } from '../set-off-facts';

interface Renewal {
  school: string;
  plan: TierSlug;
  ends: CalendarDate;
  renews: CalendarDate;
  price: number;
  months: number;
  planUrl: string;
}

const billingUrl = `${exampleSite}/app/billing`;
const exampleRenewal: Renewal = {
  ...{ school: exampleSchool, plan: 'schoolM', ends: '2027-08-19', renews: '2027-08-20' },
  ...{ price: 187375, months: 12, planUrl: billingUrl },
};

function renewal({ plan, renews, price, months, planUrl }: Renewal, words: MailWords) {
  const { t } = words;
  return {
    facts: [
      { label: t('facts.plan'), value: words.plan(plan) },
      { label: t('facts.renews'), value: words.day(renews) },
      {
        label: t('facts.nextPrice'),
        value: t('facts.perPeriod', { price: words.amount(price), months }),
      },
    ],
    buttons: [{ label: t('order.open'), url: planUrl }],
    notes: [t('renewal.cancel', { date: words.day(renews) })],
  };
}

export const agreementMails = {
  trialEnding: defineLateMail<{
    schoolId: string;
    teacherId: string;
    customer: string;
    plan: TierSlug;
    ends: CalendarDate;
    price: number;
    term: Term;
    year: { price: number; term: Term };
  }>({
    example: {
      teacherId: '0d9f5d30-8f3a-4b57-9d0c-7f8a3f1a2b10',
      schoolId: '10000000-0000-4000-8000-000000000001',
      ...{ customer: exampleSchool, plan: 'schoolS', ends: '2026-11-17' },
      price: 62438,
      term: { from: '2026-08-20', to: '2027-02-19' },
      year: { price: 124875, term: { from: '2026-11-18', to: '2027-11-17' } },
      url: `${exampleSite}/answer/AbCdEfGhIjKlMnOpQrStUw`,
    },
    write: ({ customer, plan, ends, price, term, year, url }, words) => {
      const { t, day } = words;
      const offer = (of: typeof year) =>
        t('trialEnding.offer', {
          price: words.amount(of.price),
          ...{ from: day(of.term.from), to: day(of.term.to) },
        });
      return {
        subject: t('trialEnding.subject', { date: day(ends) }),
        preview: t('trialEnding.preview'),
        heading: t('trialEnding.heading', { date: day(ends) }),
        paragraphs: [t('trialEnding.text', { customer }), t('trialEnding.terms')],
        facts: [
          { label: t('facts.plan'), value: words.plan(plan) },
          { label: t('trialEnding.halfYear'), value: offer({ price, term }) },
          { label: t('trialEnding.year'), value: offer(year) },
        ],
        buttons: [
          { label: t('trialEnding.yes'), url: `${url}#yes` },
          { label: t('trialEnding.no'), url: `${url}#no`, isOther: true },
        ],
        notes: [t('trialEnding.note')],
        reason: t('reason.admin', { customer }),
      };
    },
  }),

  order: defineMail<{
    customer: string;
    plan: TierSlug;
    begins: CalendarDate | null;
    term: Term;
    invoiceOn: CalendarDate;
    price: number;
    setOff?: number;
    payment: InvoiceType;
    planUrl: string;
  }>({
    example: {
      ...{ customer: exampleSchool, plan: 'schoolM', begins: '2026-11-18' },
      term: { from: '2026-11-18', to: '2027-11-17' },
      ...{ invoiceOn: '2026-11-04', price: 249875, payment: 'ehf', planUrl: billingUrl },
    },
    write: (mail, words) => {
      const { customer, plan, begins, term, invoiceOn, price, setOff = 0, payment, planUrl } = mail;
      const { t, day } = words;
      const sum = { invoiced: day(invoiceOn), price: words.amount(price) };
      return {
        subject: t('order.subject'),
        preview: t('order.preview', { plan: words.plan(plan), customer }),
        heading: t('order.heading'),
        paragraphs: [
          t(`order.text.${payment}`, { customer }),
          begins === null
            ? t('order.from', { from: day(term.from) })
            : t('order.begins', { begins: day(begins) }),
          ...(begins !== null && term.from < begins ? [t('order.withTrial')] : []),
          t('order.invoice', sum),
        ],
        facts: [
          { label: t('facts.plan'), value: words.plan(plan) },
          { label: t('facts.price'), value: sum.price },
          ...toPayFacts(price, setOff, words),
          { label: t('facts.period'), value: words.range(term) },
        ],
        buttons: [{ label: t('order.open'), url: planUrl }],
        reason: t('reason.billing', { customer }),
      };
    },
  }),

  cancelled: defineMail<
    SchoolReader & {
      customer: string;
      plan: TierSlug;
      ends: CalendarDate;
      inTrial: boolean;
      isAsked: boolean;
      undoUrl: string;
    }
  >({
    example: {
      ...{ customer: exampleSchool, plan: 'schoolL', ends: '2027-08-19' },
      ...{ inTrial: false, isAsked: false, undoUrl: billingUrl, isAdmin: true },
    },
    write: (mail, words) => {
      const { customer, plan, ends, inTrial, isAsked, undoUrl } = mail;
      const { t } = words;
      const date = words.day(ends);
      return {
        subject: t('cancelled.subject'),
        preview: t(inTrial ? 'cancelled.trialPreview' : 'cancelled.preview', { date }),
        heading: t('cancelled.heading'),
        paragraphs: [
          t(inTrial ? 'cancelled.trialText' : 'cancelled.text', {
            ...{ plan: words.plan(plan), customer, date },
          }),
          ...(isAsked ? [t('cancelled.asked')] : []),
        ],
        buttons: [
          {
            ...{ label: t(inTrial ? 'cancelled.orderAgain' : 'cancelled.undo'), url: undoUrl },
            isOther: true,
          },
        ],
        reason: t(schoolReason(mail), { customer }),
      };
    },
  }),

  upgraded: defineMail<
    Renewal & {
      starts: CalendarDate;
      first: number;
      setOff: number;
      owed: number;
      invoiceOn: CalendarDate;
      isBilledNow: boolean;
      wasCancelled: boolean;
    }
  >({
    example: {
      ...{ ...exampleRenewal, starts: '2026-11-20', first: 46875, setOff: 0, owed: 46875 },
      ...{ invoiceOn: '2026-11-20', isBilledNow: true, wasCancelled: true },
    },
    write: (mail, words) => {
      const { plan, starts, first, setOff, renews, wasCancelled } = mail;
      const { t } = words;
      const invoice = { amount: words.amount(first), date: words.day(mail.invoiceOn) };
      const { facts: renewalFacts, ...rest } = renewal(mail, words);
      const school = sendersText(mail.school);
      const facts = { plan: words.plan(plan), school, from: words.day(starts) };
      return {
        subject: t('upgraded.subject'),
        preview: t('upgraded.text', facts),
        heading: t('upgraded.heading'),
        paragraphs: [
          t('upgraded.text', facts),
          t(`upgraded.${mail.isBilledNow ? 'charge' : first > 0 ? 'first' : 'noCharge'}`, invoice),
          ...(wasCancelled ? [t('upgraded.wasCancelled', { date: words.day(renews) })] : []),
        ],
        facts: [
          ...toPayFacts(first, setOff, words),
          ...(mail.owed > first - setOff
            ? [{ label: t('facts.owed'), value: words.amount(mail.owed) }]
            : []),
          ...renewalFacts,
        ],
        ...rest,
        reason: t('reason.admin', { customer: school }),
      };
    },
  }),

  resumed: defineMail<Renewal & { invoiceOn: CalendarDate | null }>({
    example: { ...exampleRenewal, invoiceOn: '2027-08-06' },
    write: (mail, words) => {
      const { plan, ends, renews, invoiceOn } = mail;
      const { t } = words;
      const school = sendersText(mail.school);
      return {
        subject: t('resumed.subject'),
        preview: t('resumed.preview', { date: words.day(renews) }),
        heading: t('resumed.heading'),
        paragraphs: [
          t('resumed.text', { plan: words.plan(plan), school, date: words.day(ends) }),
          invoiceOn === null
            ? t('resumed.stopped')
            : t('resumed.invoice', { date: words.day(invoiceOn) }),
        ],
        ...renewal(mail, words),
        reason: t('reason.admin', { customer: school }),
      };
    },
  }),
};
