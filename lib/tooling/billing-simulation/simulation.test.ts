/* A small run of `npm run simulate:billing`, and the arithmetic of its checks beside sums that were worked out by hand. */
import { plusDays, plusMonths } from './days';
import { lookedAt } from './expected-days';
import { orders, upgradesTo } from './expected-acts';
import { newSchool, owedOre } from './expected-school';
import { runSimulation } from './run-simulation';

it('finds every krone, number, mail and day of access right in the first 438 days of four schools', async () => {
  // The daily run stands still on more than half of the days.
  const size = { schools: 4, years: 1.2, seed: '7', standstills: 20 };
  const { counts, problems } = await runSimulation(size);
  expect(problems).toEqual([]);
  expect(counts.invoices).toBeGreaterThan(3);
  expect(counts.cuts).toBeGreaterThan(10);
  expect(counts.runsOfTwoNodes).toBeGreaterThan(10);
}, 240_000);

it('counts the months of the calendar', () => {
  expect([plusMonths('2027-08-31', 6), plusMonths('2028-02-29', 12)]).toEqual([
    '2028-02-29',
    '2029-02-28',
  ]);
  expect(plusDays('2027-12-31', 1)).toBe('2028-01-01');
});

it('expects the price of the days on each plan', () => {
  const school = newSchool('2026-08-31', ['rektor@school1.example']);
  const order = (key: string) => ({ key, email: null });
  const by = 'rektor@school1.example';
  const ordered = orders({ plan: 's', order: order('1'), by })(school, '2026-09-01')!;
  const running = lookedAt(ordered, '2026-11-29');
  running.invoices[0]!.settledOre = 1248_75;
  const upgraded = upgradesTo({ plan: 'l', order: order('2') })(running, '2027-03-09')!;
  // 100 days of the small plan and 265 of the large one.
  expect(owedOre(upgraded)).toBe(999_00 - 725_30 + 1451_33);
});
