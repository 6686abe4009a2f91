import { trialOffer } from './trial-offer';

it.each([
  [1, 'schoolS', 499_50],
  [20, 'schoolS', 499_50],
  [21, 'schoolM', 749_50],
  [35, 'schoolM', 749_50],
  [36, 'schoolL', 999_50],
  [51, 'schoolL', 999_50],
])(
  'a school with %d teachers is offered %s for half the yearly price, %d øre',
  (teachers, slug, netOre) => {
    expect(trialOffer('2026-11-28', teachers)).toMatchObject({ tier: { slug }, netOre });
  },
);

it('the half year is counted from the registration, so that the months of the trial are charged too', () => {
  // Registered on 31 August: the 90 days end on 28 November.
  expect(trialOffer('2026-11-28', 1).period).toEqual({ start: '2026-08-31', end: '2027-02-27' });
});
