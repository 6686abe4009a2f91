import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import { formatAmount } from '@/lib/core/billing/format-price';
import { formatAccountNumber } from '@/lib/core/billing/invoice/account-number';
import { payableOre, type CreditNote, type Invoice } from '@/lib/core/billing/invoice/invoice';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { vatPercent } from '@/lib/core/billing/vat';
import { languageTags } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';

export interface Fact {
  label: string;
  value: string;
}

export interface InvoiceSheet {
  title: string;
  sellerName: string;
  buyer: { label: string; name: string; organization: string };
  facts: Fact[];
  heads: [string, string, string, string];
  lines: { cells: [string, string, string, string]; spoken: string }[];
  sums: Fact[];
  total: Fact;
  payment: Fact[];
  footer: string;
  pageOf: (page: number, pages: number) => string;
}

export function toInvoiceSheet(document: Invoice | CreditNote): InvoiceSheet {
  const { type, language: locale, seller, buyer, period } = document;
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'Invoice.sheet' });
  const format = createFormatter({ locale: languageTags[locale], timeZone: 'UTC' });
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'medium' });
  const kroner = (ore: number) => formatAmount(ore, locale);
  const number = String(document.number);
  const fact = (label: string, value: string): Fact => ({ label, value });
  const setOffOre = type === 'invoice' ? document.setOffOre : 0;
  const toPay = type === 'invoice' && payableOre(document) > 0 ? document : null;
  const due = toPay ? [fact(t('dueOn'), day(toPay.dueOn))] : [];
  const total = fact(t(`total.${type}`), kroner(document.totalOre - setOffOre));
  return {
    title: t(`title.${type}`, { number }),
    sellerName: seller.name,
    buyer: {
      label: t('buyer'),
      name: buyer.name,
      organization: t('organizationNumber', {
        number: formatOrganizationNumber(buyer.organizationNumber),
      }),
    },
    facts: [
      fact(t(`issuedOn.${type}`), day(document.issuedOn)),
      ...due,
      fact(t('period'), t('periodDays', { start: day(period.start), end: day(period.end) })),
      ...(document.customerReference ? [fact(t('reference'), document.customerReference)] : []),
      ...(type === 'creditNote'
        ? [
            fact(
              t('credits'),
              t('creditsInvoice', {
                number: String(document.credits.number),
                day: day(document.credits.issuedOn),
              }),
            ),
          ]
        : []),
    ],
    heads: [t('description'), t('quantity'), t('price'), t('amount')],
    lines: document.lines.map(({ description, quantity, unitNetOre, netOre }) => {
      const price = kroner(unitNetOre);
      const amount = kroner(netOre);
      return {
        cells: [description, String(quantity), price, amount],
        spoken: t('spokenLine', { description, quantity: String(quantity), price, amount }),
      };
    }),
    sums: [
      fact(t('net'), kroner(document.netOre)),
      fact(t('vat', { percent: String(vatPercent) }), kroner(document.vatOre)),
      ...(setOffOre > 0
        ? [fact(t('gross'), kroner(document.totalOre)), fact(t('setOff'), kroner(-setOffOre))]
        : []),
    ],
    total,
    payment: toPay
      ? [
          total,
          fact(t('account'), formatAccountNumber(seller.accountNumber)),
          fact(t('kid'), toPay.kid),
          ...due,
        ]
      : [],
    footer: [
      seller.name,
      `${seller.street}, ${seller.postalCode} ${seller.city}`,
      `NO ${formatOrganizationNumber(seller.organizationNumber)} MVA`,
      t('register'),
      seller.email,
    ].join(' · '),
    pageOf: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
  };
}
