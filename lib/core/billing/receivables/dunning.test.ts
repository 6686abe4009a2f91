import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar/calendar-date';
import {
  dunningSteps,
  earliestStopDay,
  nextDunning,
  stopDay,
  type DunningFacts,
  type TakenStep,
} from './dunning';

const facts: DunningFacts = {
  deliveredOn: '2026-12-01',
  dueOn: '2026-12-31',
  openOre: 1248_75,
  steps: [],
};
const taken = (...days: (string | null)[]): TakenStep[] =>
  days.map((deliveredOn, index) => ({
    step: dunningSteps[index]!,
    on: deliveredOn ?? '2027-01-01',
    deliveredOn,
  }));

it.each<[string, Partial<DunningFacts>, ReturnType<typeof nextDunning>]>([
  ['is a reminder on the day after the due day', {}, { step: 'reminded', from: '2027-01-01' }],
  [
    'is a reminder 14 days after a late delivery',
    { deliveredOn: '2026-12-28' },
    { step: 'reminded', from: '2027-01-11' },
  ],
  ['is none before the invoice is delivered', { deliveredOn: null }, null],
  ['is none when less than 10 kroner is left to pay', { openOre: 9_99 }, null],
  [
    'is a reminder when 10 kroner are left to pay',
    { openOre: 10_00 },
    { step: 'reminded', from: '2027-01-01' },
  ],
  [
    'is the stop notice 14 days after the reminder was delivered',
    { steps: taken('2027-01-05') },
    { step: 'told', from: '2027-01-19' },
  ],
  ['is none before the reminder is delivered', { steps: taken(null) }, null],
  [
    'is the stop 14 days after the stop notice was delivered',
    { steps: taken('2027-01-05', '2027-01-19') },
    { step: 'stopped', from: '2027-02-02' },
  ],
  ['is none before the stop notice is delivered', { steps: taken('2027-01-05', null) }, null],
  [
    'is a reminder in August when the invoice was due in July',
    { deliveredOn: '2026-06-20', dueOn: '2026-07-05' },
    { step: 'reminded', from: '2026-08-01' },
  ],
  [
    'is the stop in August when the 14 days end in July',
    { steps: taken('2026-06-05', '2026-06-20') },
    { step: 'stopped', from: '2026-08-01' },
  ],
  ['is none after the stop', { steps: taken('2027-01-05', '2027-01-19', '2027-02-02') }, null],
])(
  'the next dunning step of an invoice depends on its dates, deliveries and open amount: it %s',
  (_, changes, next) => {
    expect(nextDunning({ ...facts, ...changes })).toEqual(next);
  },
);

it('when mails are delivered without delay, the announced stop of a subscription is on the day of the dunning step that stops it', () => {
  const told = nextDunning({ ...facts, steps: taken('2027-01-01') })!.from;
  const stop = nextDunning({ ...facts, steps: taken('2027-01-01', told) })!.from;
  expect([stopDay(told), earliestStopDay('2027-01-01')]).toEqual([stop, stop]);
});

it('a subscription that would be stopped for non-payment in July is stopped in August instead', () => {
  expect(stopDay('2026-06-16')).toBe('2026-06-30');
  expect(stopDay('2026-06-17')).toBe('2026-08-01');
  expect(earliestStopDay('2026-06-10')).toBe('2026-08-01');
  expect(earliestStopDay('2026-06-20')).toBe('2026-08-15');
});

it('dunning steps are at least 14 days apart, even when daily runs and mails are late', () => {
  const delays = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(delays, ([invoiceDelay, ...others]) => {
      const deliveredOn = addDays('2026-12-01', invoiceDelay!);
      const steps: TakenStep[] = [];
      for (let index = 0; ; index += 2) {
        const next = nextDunning({ ...facts, deliveredOn, steps });
        if (!next) break;
        const on = addDays(next.from, others[index]!);
        const waiting = { step: next.step, on, deliveredOn: null };
        expect(nextDunning({ ...facts, deliveredOn, steps: [...steps, waiting] })).toBeNull();
        expect(on > facts.dueOn).toBe(true);
        const since = steps.at(-1)?.deliveredOn ?? deliveredOn;
        expect(daysBetween(since, on)).toBeGreaterThanOrEqual(14);
        steps.push({ step: next.step, on, deliveredOn: addDays(on, others[index + 1]!) });
      }
      expect(steps.map(({ step }) => step)).toEqual(dunningSteps);
    }),
  );
});
