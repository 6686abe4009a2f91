import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invoiceEvents, invoiceStates, invoiceTable } from './receivables/dunning';
import { agreementStates } from './agreement/agreement';
import { agreementEvents, agreementTable } from './agreement/events';
import { withTables } from './draw-tables';

it('shows the tables in the README as they are: run `draw-billing.ts` after a change', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  expect(withTables(readme)).toBe(readme);
  expect(withTables('<!-- tables -->\n\nold\n\n<!-- end of tables -->')).toContain('| questionDue');
});

const answers = (cell: object) =>
  ['to', 'refused', 'nothing'].filter((key) => (cell as Record<string, unknown>)[key]);

it.each(agreementStates)('says what each event does to an agreement that is %s', (state) => {
  for (const event of agreementEvents) {
    const cell = agreementTable[state][event];
    expect([event, answers(cell)]).toEqual([event, [expect.any(String)]]);
    expect([event, 'does' in cell]).toEqual([event, 'to' in cell]);
  }
  expect(Object.keys(agreementTable[state]).sort()).toEqual([...agreementEvents].sort());
});

it.each(invoiceStates)('says what each event does to an invoice that is %s', (state) => {
  for (const event of invoiceEvents) {
    expect([event, answers(invoiceTable[state][event])]).toEqual([event, [expect.any(String)]]);
  }
  expect(Object.keys(invoiceTable[state]).sort()).toEqual([...invoiceEvents].sort());
});
