import { chosenPeriod, periodProblem } from './export-period';
import { toPeriodCsv, type ExportRow } from './period-csv';

const invoice: ExportRow = {
  ...{ kind: 'invoice', day: '2026-12-03', number: 10042, invoiceNumber: null },
  ...{ customer: 'Fjellvik kommune', organizationNumber: '974760673', school: 'Fjellvik skole' },
  ...{ netOre: 1499_00, vatOre: 374_75, totalOre: 1873_75, reference: '000100420' },
};
const note: ExportRow = {
  ...{ ...invoice, kind: 'creditNote', day: '2026-12-10', number: 10043, invoiceNumber: 10042 },
  ...{ netOre: -500_00, vatOre: -125_00, totalOre: -625_00, reference: '' },
};
const payment: ExportRow = {
  ...{ ...invoice, kind: 'payment', day: '2026-12-20', number: null, invoiceNumber: 10042 },
  ...{ netOre: null, vatOre: null, totalOre: 1000_00, reference: '=2+2' },
};
const period = { from: '2026-12-01', to: '2026-12-31' };
const lines = (rows: ExportRow[]) => toPeriodCsv(period, rows).split('\r\n');

it('the CSV file has a row for each document and payment, and the totals of the period', () => {
  const back = { ...payment, totalOre: -5 };
  expect(lines([invoice, note, payment, back]).slice(1)).toEqual([
    '2026-12-03;Faktura;10042;;Fjellvik kommune;974760673;Fjellvik skole;1499,00;374,75;1873,75;000100420',
    '2026-12-10;Kreditnota;10043;10042;Fjellvik kommune;974760673;Fjellvik skole;-500,00;-125,00;-625,00;',
    `2026-12-20;Innbetaling;;10042;Fjellvik kommune;974760673;Fjellvik skole;;;1000,00;"'=2+2"`,
    `2026-12-20;Utbetaling;;10042;Fjellvik kommune;974760673;Fjellvik skole;;;-0,05;"'=2+2"`,
    '',
    'Summer 2026-12-01 til 2026-12-31',
    'Salg uten mva. (fakturaer minus kreditnotaer);999,00',
    'Utgående mva., 25 %;249,75',
    'Salg med mva.;1248,75',
    'Betalt inn, minus det som er betalt tilbake;999,95',
    '',
  ]);
});

it.each([
  ['=cmd|calc', `"'=cmd|calc"`],
  ['\u200B+1', `"'+1"`],
  ['A;B "C"\n D', '"A;B ""C"" D"'],
  ['＝1', `"'＝1"`],
])('the CSV file escapes the school name %j', (name, cell) => {
  expect(lines([{ ...invoice, school: name }])[1]).toContain(`;974760673;${cell};1499,00;`);
});

it.each([
  ['thisMonth', '2027-01-01', '2027-01-31'],
  ['lastTerm', '2026-11-01', '2026-12-31'],
  ['thisTerm', '2027-01-01', '2027-02-28'],
  ['lastYear', '2026-01-01', '2026-12-31'],
] as const)('the period choice "%s" covers whole months', (choice, from, to) => {
  expect(chosenPeriod(choice, '2027-01-15')).toEqual({ from, to });
});

it.each([
  [
    'reports a first day that does not exist',
    { from: '2026-02-30', to: '2026-03-01' },
    { day: 'from', problem: 'noDay' },
  ],
  [
    'reports a last day before the first day',
    { from: '2026-03-01', to: '2026-02-28' },
    { day: 'to', problem: 'order' },
  ],
  [
    'reports a period of more than 13 months',
    { from: '2026-01-01', to: '2027-02-01' },
    { day: 'to', problem: 'tooLong' },
  ],
  ['accepts a period of 13 months', { from: '2026-01-01', to: '2027-01-31' }, null],
])('periodProblem checks the first and the last day of a period: it %s', (_, days, problem) => {
  expect(periodProblem(days)).toEqual(problem);
});
