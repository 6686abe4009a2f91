import { daysInPeriod, type BillingPeriod } from '../calendar/billing-period';
import type { CalendarDate } from '../calendar/calendar-date';

export interface Upgrade {
  /** From the day of the upgrade to the end of the period that is paid. */
  rest: BillingPeriod;
  /** Net price in øre of the days of the old plan that are not used. */
  creditNetOre: number;
  /** Net price in øre of the new plan for those days. */
  chargeNetOre: number;
}

/**
 * Upgrade between school plans within a period, by whole days: the unused days of the old plan are credited, the same
 * days of the new plan are charged. Both net prices are for the whole period. The day of the upgrade is a day of the new
 * plan; one before the period changes all of it. Throws a RangeError for a day after the period.
 */
export function upgradeWithinPeriod(
  period: BillingPeriod,
  oldNetOre: number,
  newNetOre: number,
  upgradedOn: CalendarDate,
): Upgrade {
  if (upgradedOn > period.end) throw new RangeError(`The period ended on ${period.end}`);
  const rest = { start: upgradedOn > period.start ? upgradedOn : period.start, end: period.end };
  const share = (netOre: number) =>
    Math.round((netOre * daysInPeriod(rest)) / daysInPeriod(period));
  return { rest, creditNetOre: share(oldNetOre), chargeNetOre: share(newNetOre) };
}
