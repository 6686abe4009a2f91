import { billingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodMonths, periodNetOre } from '../invoice/terms';
import { schoolTiers, type PricingTier } from '../plans';
import { newPlanOffer, type PlanOffer } from './plan-offer';

/**
 * Durations of a subscription plan that a school can choose in its trial: half a year that includes the trial, or a
 * year after the trial.
 */
export const trialTerms = ['halfYear', 'year'] as const;
export type TrialTerm = (typeof trialTerms)[number];

export interface TrialOffer extends Record<TrialTerm, PlanOffer> {
  /** Smallest plan with enough seats for a school's teachers; the largest plan if no plan has enough seats. */
  tier: PricingTier;
}

/**
 * Returns the offers for half a year and for a year to a school in its trial (design, section 2). `teachers` is the
 * number of teachers at the school.
 */
export function trialOffer(
  { firstTrialDay, lastTrialDay }: { firstTrialDay: CalendarDate; lastTrialDay: CalendarDate },
  teachers: number,
  today: CalendarDate,
): TrialOffer {
  const tier = schoolTiers.find(({ seatLimit }) => seatLimit >= teachers) ?? schoolTiers.at(-1)!;
  const months = periodMonths.halfYear;
  const netOre = periodNetOre(tier.priceOre.yearly, 'halfYear');
  return {
    tier,
    halfYear: {
      ...billingPeriod(firstTrialDay, months),
      ...{ isChange: false, netOre, isBilledAtOnce: false, nextNetOre: netOre, months },
      nextPeriod: null,
      // The half year began on the same day as the trial, so the invoice is sent today.
      invoiceOn: today,
    },
    year: newPlanOffer(tier, addDays(lastTrialDay, 1), today),
  };
}
