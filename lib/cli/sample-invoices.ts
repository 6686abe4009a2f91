import { billingPeriod } from '../core/billing/calendar/billing-period';
import {
  makeCreditNote,
  makeInvoice,
  type CreditNote,
  type Invoice,
  type InvoiceFacts,
} from '../core/billing/invoice/invoice';
import { upgradeWithinPeriod } from '../core/billing/invoice/pro-rata';
import { periodMonths, periodNetOre, type PeriodLength } from '../core/billing/invoice/terms';
import { invoiceFacts } from '../core/billing/testing/invoices';
import { findTier } from '../core/billing/tiers';
import { periodLine, upgradeLine } from '../server/billing/invoices/line-texts';

type SchoolPlan = Parameters<typeof periodLine>[1];

const { seller, buyer, customerReference, language } = invoiceFacts;
const parties = { seller, buyer, customerReference, language };

const yearlyNetOre = (plan: SchoolPlan) => findTier(plan)!.priceOre.yearly;

/** An invoice for a period from 1 December 2026. */
function periodInvoice(
  number: number,
  plan: SchoolPlan,
  changes: Partial<InvoiceFacts> = {},
  length: PeriodLength = 'year',
): Invoice {
  const facts = {
    ...parties,
    issuedOn: '2026-11-20',
    period: billingPeriod('2026-12-01', periodMonths[length]),
    ...changes,
  };
  const line = periodLine(facts.language, plan, length, periodNetOre(yearlyNetOre(plan), length));
  return makeInvoice(number, { ...facts, lines: [line] });
}

/** A year of the smallest plan, upgraded to the next one half a year later. */
function upgrade(number: number): Record<string, Invoice | CreditNote> {
  const invoice = periodInvoice(number, 'schoolS');
  const issuedOn = '2027-05-31';
  const { rest, creditNetOre, chargeNetOre } = upgradeWithinPeriod(
    invoice.period,
    invoice.netOre,
    yearlyNetOre('schoolM'),
    issuedOn,
  );
  return {
    'upgrade-1-invoice': invoice,
    'upgrade-2-credit-note': makeCreditNote(number + 1, invoice, {
      issuedOn,
      period: rest,
      lines: [upgradeLine('no', 'schoolS', 'unused', rest, creditNetOre)],
    }),
    'upgrade-3-invoice': makeInvoice(number + 2, {
      ...parties,
      issuedOn,
      period: rest,
      lines: [upgradeLine('no', 'schoolM', 'rest', rest, chargeNetOre)],
    }),
  };
}

const hostileNames = {
  markup: `Å & Ø <skole> "Æ" 'og' ]]> --> <!-- &amp; <![CDATA[ ?>`,
  letters: 'Łódź Đặng Ёлка 学校 مدرسة בית ספר ÆØÅæøå',
  emoji: 'Skolen 👩‍👩‍👧‍👦 🏫 🇳🇴 👍🏽',
  'long-name': 'Skole '.repeat(40).slice(0, 199).concat('e'),
  'long-word': 'Æ'.repeat(200),
  'control-characters':
    'Sko\u0000le\u0001 \u0008en\u000b\u001b[31m\u007f\u0085\ufffe\uffff\ud800 \u202eom\u200b',
  'spaces-and-lines': '\t Skolen\r\n på\u2028 berget \u00a0 ',
};

const entities = {
  name: 'Drift&Eiendom; &amp; R&amp;D &#65; &nbsp; <b>',
  reference: 'A&B;C &#8238;D',
};

/** Invoices and credit notes of every kind, by the names of their files. The same at each call. */
export function sampleInvoices(): Record<string, Invoice | CreditNote> {
  const invoice = periodInvoice(10010, 'schoolM');
  const hostile = Object.entries({
    ...hostileNames,
    entities: entities.name,
  }).flatMap(([name, text], index) => {
    const seller = { ...parties.seller, name: text, street: text, city: text };
    const buyer = { ...parties.buyer, name: text };
    const lines = [{ ...invoice.lines[0]!, description: text }];
    const customerReference = name === 'entities' ? entities.reference : text;
    const facts = { seller, buyer, customerReference, lines };
    const made = makeInvoice(10100 + 2 * index, { ...invoice, ...facts });
    const issuedOn = '2026-11-21';
    const { period } = made;
    return [
      [`hostile-${name}-invoice`, made],
      [
        `hostile-${name}-credit-note`,
        makeCreditNote(made.number + 1, made, { issuedOn, period, lines }),
      ],
    ] as const;
  });
  return {
    'school-s': periodInvoice(10001, 'schoolS'),
    'school-m': periodInvoice(10002, 'schoolM'),
    'school-l': periodInvoice(10003, 'schoolL'),
    'without-reference': periodInvoice(10004, 'schoolS', { customerReference: null }),
    'half-year-s': periodInvoice(10005, 'schoolS', {}, 'halfYear'),
    'half-year-m': periodInvoice(10006, 'schoolM', {}, 'halfYear'),
    'half-year-l': periodInvoice(10007, 'schoolL', {}, 'halfYear'),
    'half-year-without-reference': periodInvoice(
      10008,
      'schoolL',
      { customerReference: null },
      'halfYear',
    ),
    'in-english': periodInvoice(10009, 'schoolM', { language: 'en' }),
    'credited-1-invoice': invoice,
    'credited-2-credit-note': makeCreditNote(10011, invoice, {
      issuedOn: '2026-11-21',
      period: invoice.period,
      lines: invoice.lines,
    }),
    'leap-day': periodInvoice(10012, 'schoolL', {
      issuedOn: '2028-02-14',
      period: billingPeriod('2028-02-29', periodMonths.year),
    }),
    'several-lines': makeInvoice(10013, {
      ...parties,
      issuedOn: '2026-11-20',
      period: invoice.period,
      lines: [
        ...invoice.lines,
        { description: 'Tillegg', quantity: 3, unitNetOre: 3_33, netOre: 9_99 },
        { description: 'Ett øre', quantity: 1, unitNetOre: 1, netOre: 1 },
        { description: 'To øre', quantity: 1, unitNetOre: 2, netOre: 2 },
      ],
    }),
    ...upgrade(10020),
    ...Object.fromEntries(hostile),
  };
}
