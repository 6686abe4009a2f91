import { nextDue, stopDay, type SubscriptionFacts } from './next-due';

const none: SubscriptionFacts = {
  state: 'trial',
  isRenewing: true,
  lastTrialDay: null,
  firstPeriodDay: null,
  lastPeriodDay: null,
  lastInvoicedDay: null,
  unpaidSince: null,
  stopsOn: null,
};
const trial = { ...none, lastTrialDay: '2027-02-20' };
const period = { firstPeriodDay: '2026-11-21', lastPeriodDay: '2027-05-20' };
const continued = { ...trial, ...period, state: 'continued' as const };
const active: SubscriptionFacts = {
  ...continued,
  state: 'active',
  lastInvoicedDay: '2027-05-20',
};
const invoiced = { ...active, lastInvoicedDay: '2027-11-20' };
const unpaid = { ...active, unpaidSince: '2027-03-14' };
const cancelled = { ...active, state: 'cancelled' as const, isRenewing: false };
const overdue = { ...unpaid, state: 'overdue' as const };
const grace = { ...unpaid, state: 'grace' as const, stopsOn: stopDay('2027-03-30') };
const endsSoon = { isRenewing: false, lastPeriodDay: '2027-03-20' };

it.each<[string, SubscriptionFacts, string | null, string]>([
  ['a trial: the question, a week before its end', trial, 'reminderDue', '2027-02-13'],
  ['no trial: nothing', none, null, ''],
  [
    'after the question: the end of the trial',
    { ...trial, state: 'reminded' },
    'trialEnds',
    '2027-02-21',
  ],
  [
    'agreed to go on: the invoice, two weeks before the trial ends',
    continued,
    'invoiceDue',
    '2027-02-06',
  ],
  [
    'invoiced for the first period: its beginning',
    { ...continued, lastInvoicedDay: '2027-05-20' },
    'trialEnds',
    '2027-02-21',
  ],
  [
    'a period: the invoice of the next, two weeks before it ends',
    active,
    'invoiceDue',
    '2027-05-06',
  ],
  ['the next one invoiced: its beginning', invoiced, 'periodEnds', '2027-05-21'],
  ['an invoice not paid: the day after its due date', unpaid, 'paymentOverdue', '2027-03-15'],
  [
    'a period that is not invoiced: its invoice, at once',
    { ...active, lastInvoicedDay: null },
    'invoiceDue',
    '2026-11-21',
  ],
  [
    'cancelled before its period was invoiced: the invoice all the same',
    { ...cancelled, lastInvoicedDay: null },
    'invoiceDue',
    '2026-11-21',
  ],
  [
    'suspended: the end of the period, until which paying brings access back',
    { ...overdue, state: 'suspended' },
    'periodEnds',
    '2027-05-21',
  ],
  ['cancelled: the end, without another invoice', cancelled, 'periodEnds', '2027-05-21'],
  [
    'cancelled and not paid: the reminder',
    { ...cancelled, unpaidSince: '2027-03-14' },
    'paymentOverdue',
    '2027-03-15',
  ],
  ['overdue: the beginning of the grace', overdue, 'graceBegins', '2027-03-28'],
  [
    'in grace: the day on which it stops, two weeks after it was told',
    grace,
    'graceEnds',
    '2027-04-13',
  ],
  [
    'overdue, cancelled, and the term ends first',
    { ...overdue, ...endsSoon },
    'periodEnds',
    '2027-03-21',
  ],
  [
    'in grace, the next invoice first',
    { ...grace, lastPeriodDay: '2027-04-20', lastInvoicedDay: '2027-04-20' },
    'invoiceDue',
    '2027-04-06',
  ],
  ['stopped: nothing, whatever the past holds', { ...unpaid, state: 'stopped' }, null, ''],
])('%s', (_, facts, event, on) => {
  expect(nextDue(facts)).toEqual(event && { event, on });
});
