import { billingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodMonths, periodNetOre } from '../invoice/terms';
import { schoolTiers, type PricingTier } from '../plans';
import { newPlanOffer, type PlanOffer } from './plan-offer';

/** The terms for a school that goes on from its trial: half a year with the trial, or a year after it. */
export const trialTerms = ['halfYear', 'year'] as const;
export type TrialTerm = (typeof trialTerms)[number];

/** The choices of a school that goes on from its trial by answering the question (design, section 2). */
export interface TrialOffer extends Record<TrialTerm, PlanOffer> {
  /** The smallest plan that has a seat for each of the school's teachers; the largest if none has. */
  tier: PricingTier;
}

/**
 * The offer to a school whose trial is counted from `firstTrialDay` and ends on `lastTrialDay`, and that has so many
 * teachers.
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
      // The period has begun.
      invoiceOn: today,
    },
    year: newPlanOffer(tier, addDays(lastTrialDay, 1), today),
  };
}
