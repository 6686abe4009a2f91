import { addDays, type CalendarDate } from '../calendar/calendar-date';

export const dunningSteps = [
  'reminded',
  /** Second reminder of an unpaid invoice. This reminder names the day on which the plan stops. */
  'told',
  'stopped',
] as const;
export type DunningStep = (typeof dunningSteps)[number];
export type ReminderStep = Exclude<DunningStep, 'stopped'>;

/**
 * Dunning step already taken for an unpaid invoice: a reminder, or the stop of the plan. `deliveredOn` is the day on
 * which the reminder was delivered; null before that day, and always null for the stop.
 */
export interface TakenStep {
  step: DunningStep;
  on: CalendarDate;
  deliveredOn: CalendarDate | null;
}

export interface DunningFacts {
  /** Day on which an invoice was delivered; null if the invoice is not delivered yet. */
  deliveredOn: CalendarDate | null;
  dueOn: CalendarDate;
  openOre: number;
  steps: readonly TakenStep[];
}

const daysBetweenSteps = 14;

/** Returns whether a reminder may be sent or a plan stopped on a day. July is excluded, because schools are closed. */
export const isDunningDay = (day: CalendarDate): boolean => day.slice(5, 7) !== '07';

const outsideJuly = (day: CalendarDate): CalendarDate =>
  isDunningDay(day) ? day : `${day.slice(0, 4)}-08-01`;

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/**
 * Smallest unpaid amount, in øre, for which a reminder is sent. An invoice with a smaller unpaid amount counts as paid.
 */
export const leastOpenOre = 10_00;

/**
 * Returns the next dunning step (a reminder, or the stop of the plan) of an invoice, and the first possible day, never
 * in July. Returns null if less than 10 kroner is unpaid, or if the plan was already stopped. Also returns null while
 * the invoice or the previous reminder is not delivered.
 */
export function nextDunning({
  deliveredOn,
  dueOn,
  openOre,
  steps,
}: DunningFacts): { step: DunningStep; from: CalendarDate } | null {
  const step = dunningSteps[steps.length];
  const last = steps.at(-1);
  const since = last ? last.deliveredOn : deliveredOn;
  if (!step || openOre < leastOpenOre || since === null) return null;
  const from = addDays(since, daysBetweenSteps);
  return { step, from: outsideJuly(last ? from : later(addDays(dueOn, 1), from)) };
}

/** Returns the day on which a school's plan stops if the second reminder of an unpaid invoice is sent on `toldOn`. */
export const stopDay = (toldOn: CalendarDate): CalendarDate =>
  outsideJuly(addDays(toldOn, daysBetweenSteps));

/** Returns the earliest day on which a school's plan can stop if the first reminder is sent on `remindedOn`. */
export const earliestStopDay = (remindedOn: CalendarDate): CalendarDate =>
  stopDay(stopDay(remindedOn));
