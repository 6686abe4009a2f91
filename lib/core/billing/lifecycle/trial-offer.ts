import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodMonths, periodNetOre } from '../invoice/terms';
import { trialDays } from '../plan';
import { tiers, type PricingTier } from '../tiers';

/** What a school that goes on from its trial by answering the reminder gets (design, section 2). */
export interface TrialOffer {
  /** The smallest plan that has a seat for each of the school's teachers; the largest if none has. */
  tier: PricingTier;
  /** Price of the period in øre, without VAT. */
  netOre: number;
  /** Half a year from the registration, so that it includes the trial. */
  period: BillingPeriod;
}

const schoolTiers = tiers.filter(({ owner }) => owner === 'school');

/** The offer to a school whose trial ends on `lastTrialDay` and that has so many teachers. */
export function trialOffer(lastTrialDay: CalendarDate, teachers: number): TrialOffer {
  const tier = schoolTiers.find(({ seatLimit }) => seatLimit >= teachers) ?? schoolTiers.at(-1)!;
  return {
    tier,
    netOre: periodNetOre(tier.priceOre.yearly, 'halfYear'),
    period: billingPeriod(addDays(lastTrialDay, 1 - trialDays.school), periodMonths.halfYear),
  };
}
