import type { Agreement } from '../core/billing/agreement/agreement';
import { periodCost } from '../core/billing/agreement/to-bill';
import { billingPeriod } from '../core/billing/calendar/billing-period';
import type { CalendarDate } from '../core/billing/calendar/calendar-date';
import {
  makeCreditNote,
  makeInvoice,
  type CreditNote,
  type Invoice,
  type InvoiceFacts,
} from '../core/billing/invoice/invoice';
import { periodMonths, periodNetOre, type PeriodLength } from '../core/billing/invoice/terms';
import { invoiceFacts } from '../core/billing/testing/invoices';
import { findTier, type SchoolTierSlug } from '../core/billing/plans';
import { addVat } from '../core/billing/vat';
import { planLine } from '../server/billing/invoices/line-texts';

const { seller, buyer, customerReference, language } = invoiceFacts;
const parties = { seller, buyer, customerReference, language };

const school = 'Eksempel skole';
const yearlyNetOre = (plan: SchoolTierSlug) => findTier(plan)!.priceOre.yearly;
const yearlyTotalOre = (plan: SchoolTierSlug) => addVat(yearlyNetOre(plan)).totalOre;

function periodInvoice(
  number: number,
  plan: SchoolTierSlug,
  changes: Partial<InvoiceFacts> = {},
  length: PeriodLength = 'year',
): Invoice {
  const facts = {
    ...parties,
    issuedOn: '2026-11-20',
    period: billingPeriod('2026-12-01', periodMonths[length]),
    ...changes,
  };
  const { period, language } = facts;
  const netOre = periodNetOre(yearlyNetOre(plan), length);
  const line = planLine('licence', findTier(plan)!.id, school, period, netOre, language);
  return makeInvoice(number, { ...facts, lines: [line] });
}

function upgrade(number: number): Record<string, Invoice> {
  const invoice = periodInvoice(number, 'schoolS');
  const issuedOn = '2027-05-31';
  const plan = (slug: SchoolTierSlug, from: CalendarDate) => ({
    ...{ from, orderId: slug, tierId: findTier(slug)!.id, netOre: yearlyNetOre(slug) },
  });
  const agreement: Agreement = {
    id: 'upgraded',
    anchor: invoice.period.start,
    months: periodMonths.year,
    plans: [plan('schoolS', invoice.period.start), plan('schoolM', issuedOn)],
    ...{ endsOn: null, isWithdrawn: false, settledUntil: null },
  };
  const parts = periodCost(agreement, invoice.period);
  const { start, end, plan: chosen } = parts.at(-1)!;
  const netOre = parts.reduce((sum, part) => sum + part.netOre, 0) - invoice.netOre;
  const rest = { start, end };
  return {
    'upgrade-1-invoice': invoice,
    'upgrade-2-invoice': makeInvoice(number + 1, {
      ...{ ...parties, issuedOn, period: rest },
      lines: [planLine('upgrade', chosen.tierId, school, rest, netOre, 'no')],
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
    'set-off-a-part': periodInvoice(10014, 'schoolM', { creditOre: yearlyTotalOre('schoolS') }),
    'set-off-all': periodInvoice(10015, 'schoolS', { creditOre: yearlyTotalOre('schoolM') }),
    ...upgrade(10020),
    ...Object.fromEntries(hostile),
  };
}
