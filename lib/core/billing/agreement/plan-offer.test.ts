import { tiers } from '../plans';
import { agreedPlan, agreement } from '../testing/agreements';
import { forDays, yearlyOre } from '../testing/prices';
import { changeOffer } from './plan-offer';

const { schoolS, schoolM, schoolL } = yearlyOre;
const tier = (slug: string) => tiers.find((each) => each.slug === slug)!;
const plan = (from: string, slug: string) => ({
  ...agreedPlan(from, tier(slug).priceOre.yearly),
  tierId: tier(slug).id,
});

/** The offer of a larger plan to a school whose year began on 1 December and that has upgraded once in that year. */
const offerOn = (today: string, slug: string) => {
  const agreed = {
    ...agreement,
    plans: [plan('2026-12-01', 'schoolS'), plan('2027-02-15', 'schoolM')],
  };
  const billed = [
    {
      agreementId: agreed.id,
      ...{ periodStart: '2026-12-01', periodEnd: '2027-11-30', loweredOre: 0 },
      netOre: schoolS + forDays(schoolM - schoolS, 289),
    },
  ];
  const facts = { lastTrialDay: null, askedOn: null, agreement: agreed, agreements: [agreed] };
  return changeOffer({ ...facts, billed, isStopped: false } as never, tier(slug), today);
};

it('a larger subscription plan costs the price difference for the remaining days', () => {
  expect(offerOn('2027-02-20', 'schoolL')).toMatchObject({
    ...{ start: '2027-02-20', end: '2027-11-30', isBilledAtOnce: true },
    netOre: forDays(schoolL, 284) - forDays(schoolM, 284),
  });
});

it('even if the clock is behind, an offered subscription plan starts no earlier than the last change of plan', () => {
  expect(offerOn('2027-02-14', 'schoolL')).toMatchObject({
    start: '2027-02-15',
    netOre: forDays(schoolL - schoolM, 289),
  });
  expect(offerOn('2027-02-14', 'schoolM')).toBeNull();
});
