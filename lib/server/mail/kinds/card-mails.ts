import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { defineMail, exampleSchool, exampleSite } from '../mail-kind';
import { quote } from '../senders-text';

const billingUrl = `${exampleSite}/app/billing`;

export const cardMails = {
  /** Purchase confirmation on a durable medium, required by the Norwegian withdrawal act (angrerettloven § 18). */
  purchase: defineMail<{
    isResumed: boolean;
    agreedOn: CalendarDate;
    price: number;
    firstCharge: CalendarDate | null;
    renews: CalendarDate;
    terms: CalendarDate;
    seller: { name: string; address: string; organizationNumber: string; email: string };
    billingUrl: string;
    termsUrl: string;
  }>({
    example: {
      isResumed: false,
      agreedOn: '2026-08-20',
      price: 19900,
      firstCharge: '2026-09-19',
      renews: '2027-09-19',
      terms: '2026-01-01',
      seller: {
        name: 'Klassekart AS',
        address: 'Eksempelgata 1, 0155 Oslo',
        organizationNumber: '123456785',
        email: 'post@klassekart.example',
      },
      billingUrl,
      termsUrl: `${exampleSite}/terms`,
    },
    write: (mail, words) => {
      const { t, day } = words;
      const { seller, isResumed, firstCharge } = mail;
      const dates = { price: words.amount(mail.price), renews: day(mail.renews) };
      const kind = isResumed ? 'resumed' : 'bought';
      const number =
        seller.organizationNumber && formatOrganizationNumber(seller.organizationNumber);
      const addressee = { name: seller.name, email: seller.email };
      return {
        subject: t(`purchase.${kind}.subject`),
        preview: t(`purchase.${kind}.preview`, dates),
        heading: t(`purchase.${kind}.heading`),
        paragraphs: [
          t(`purchase.${kind}.text`),
          t('purchase.what'),
          firstCharge === null
            ? t('purchase.paidNow', dates)
            : t('purchase.paidLater', { ...dates, day: day(firstCharge) }),
          t('purchase.term', dates),
          t('purchase.cancel'),
          t('purchase.withdrawal', { email: seller.email, agreed: day(mail.agreedOn) }),
          t('purchase.faults', { email: seller.email }),
          t('purchase.formTitle'),
          ...t('purchase.form', { ...addressee, agreed: day(mail.agreedOn) }).split('\n'),
        ],
        facts: [
          { label: t('facts.plan'), value: words.plan('teacher') },
          { label: t('facts.price'), value: t('purchase.perYear', dates) },
          { label: t('facts.agreed'), value: day(mail.agreedOn) },
          { label: t('facts.renews'), value: dates.renews },
          { label: t('facts.seller'), value: seller.name },
          ...(number ? [{ label: t('facts.organizationNumber'), value: number }] : []),
          ...(seller.address ? [{ label: t('facts.address'), value: seller.address }] : []),
          { label: t('facts.email'), value: seller.email },
          { label: t('facts.terms'), value: day(mail.terms) },
        ],
        buttons: [
          { label: t('purchase.open'), url: mail.billingUrl },
          { label: t('purchase.terms'), url: mail.termsUrl, isOther: true },
        ],
        notes: [t('purchase.keep')],
        reason: t('reason.account'),
      };
    },
  }),

  paymentFailed: defineMail<{ amount: number; cardUrl: string }>({
    example: { amount: 19900, cardUrl: billingUrl },
    write: ({ amount, cardUrl }, words) => {
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
  }),

  cardGoesOn: defineMail<{
    school: string;
    renews: CalendarDate | null;
    price: number;
    isToEnd: boolean;
    billingUrl: string;
  }>({
    example: {
      ...{ school: exampleSchool, renews: '2027-02-01', price: 19900, isToEnd: false },
      billingUrl,
    },
    write: (mail, words) => {
      const { t } = words;
      const amount = words.amount(mail.price);
      return {
        subject: t('cardGoesOn.subject'),
        preview: t('cardGoesOn.preview'),
        heading: t('cardGoesOn.heading'),
        paragraphs: [
          t('cardGoesOn.school', { school: quote(mail.school, words) }),
          mail.renews
            ? t('cardGoesOn.renews', { date: words.day(mail.renews), amount })
            : t('cardGoesOn.tried', { amount }),
          t(mail.isToEnd ? 'cardGoesOn.toEnd' : 'cardGoesOn.kept'),
        ],
        buttons: [{ label: t('cardGoesOn.open'), url: mail.billingUrl }],
        reason: t('reason.account'),
      };
    },
  }),
};
