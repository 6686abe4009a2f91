import { trialOffer } from './trial-offer';
import { yearlyOre } from '../testing/prices';

const trial = { firstTrialDay: '2026-08-31', lastTrialDay: '2026-11-28' };

it.each([
  [1, 'schoolS'],
  [20, 'schoolS'],
  [21, 'schoolM'],
  [35, 'schoolM'],
  [36, 'schoolL'],
  [51, 'schoolL'],
] as const)(
  'a school with %d teachers is offered half a year of the plan %s for half the yearly price',
  (teachers, slug) => {
    expect(trialOffer(trial, teachers, '2026-11-21')).toMatchObject({
      tier: { slug },
      halfYear: { netOre: yearlyOre[slug] / 2 },
      year: { netOre: yearlyOre[slug] },
    });
  },
);

it('the half-year subscription offered to a school during its trial begins on the day of registration', () => {
  // Registered on 31 August: the 90 days end on 28 November.
  expect(trialOffer(trial, 1, '2026-11-21').halfYear).toMatchObject({
    ...{ start: '2026-08-31', end: '2027-02-27', months: 6 },
    invoiceOn: '2026-11-21',
  });
});

it('the year after the trial is invoiced 14 days before it begins, or at once if less time is left', () => {
  const year = { start: '2026-11-29', end: '2027-11-28', months: 12 };
  expect(trialOffer(trial, 1, '2026-11-21').year).toMatchObject({
    ...{ ...year, invoiceOn: '2026-11-21' },
  });
  expect(trialOffer(trial, 1, '2026-11-10').year).toMatchObject({
    ...{ ...year, invoiceOn: '2026-11-15' },
  });
});
