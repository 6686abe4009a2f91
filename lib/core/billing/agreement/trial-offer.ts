import { billingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodMonths, periodNetOre } from '../invoice/terms';
import { schoolTiers, type PricingTier } from '../plans';
import { newPlanOffer, type PlanOffer } from './plan-offer';

/**
 * Durations of a plan that a school can choose after its trial: half a year that includes the trial, or a year after
 * the trial.
 */
export const trialTerms = ['halfYear', 'year'] as const;
export type TrialTerm = (typeof trialTerms)[number];

export interface TrialOffer extends Record<TrialTerm, PlanOffer> {
  /** Smallest plan with a seat for each of a school's teachers; the largest plan if none has enough. */
  tier: PricingTier;
}

/**
 * Returns the offers to a school in its trial for this number of teachers (design, section 2). The trial lasts from
 * `firstTrialDay` to `lastTrialDay`.
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
      // The half year to be billed began on the same day as the trial, so the invoice of this half year is sent today.
      invoiceOn: today,
    },
    year: newPlanOffer(tier, addDays(lastTrialDay, 1), today),
  };
}
