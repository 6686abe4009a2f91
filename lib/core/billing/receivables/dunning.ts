import { addDays, type CalendarDate } from '../calendar/calendar-date';

export const dunningSteps = [
  'reminded',
  /** Second reminder of an unpaid invoice, which names the day on which the plan stops. */
  'told',
  'stopped',
] as const;
export type DunningStep = (typeof dunningSteps)[number];
export type ReminderStep = Exclude<DunningStep, 'stopped'>;

/**
 * Dunning step that was taken for an unpaid invoice. The delivery day is null until the mail of the step is delivered.
 * It is always null for the step that stops the plan.
 */
export interface TakenStep {
  step: DunningStep;
  on: CalendarDate;
  deliveredOn: CalendarDate | null;
}

export interface DunningFacts {
  /** Day on which an invoice was delivered; null if it is not delivered yet. */
  deliveredOn: CalendarDate | null;
  dueOn: CalendarDate;
  openOre: number;
  steps: readonly TakenStep[];
}

/** Days between two dunning steps of an invoice, counted from the delivery of the earlier step's mail. */
const daysBetweenSteps = 14;

/** Dunning of unpaid invoices pauses in July, when schools are closed. */
export const isDunningDay = (day: CalendarDate): boolean => day.slice(5, 7) !== '07';

const outsideJuly = (day: CalendarDate): CalendarDate =>
  isDunningDay(day) ? day : `${day.slice(0, 4)}-08-01`;

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** Smallest unpaid amount for dunning, in øre; if less than this is unpaid, the invoice counts as paid. */
export const leastOpenOre = 10_00;

/**
 * Returns the next dunning step of an invoice, and its first possible day (never in July). Null if less than 10 kroner
 * is unpaid, or if the plan was already stopped. Also null while the invoice or the previous step's mail is not
 * delivered.
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

/** Day on which a school's plan stops if the second reminder of an unpaid invoice is sent on the given day. */
export const stopDay = (toldOn: CalendarDate): CalendarDate =>
  outsideJuly(addDays(toldOn, daysBetweenSteps));

/** Earliest day on which a school's plan stops if the first reminder is sent on the given day. */
export const earliestStopDay = (remindedOn: CalendarDate): CalendarDate =>
  stopDay(stopDay(remindedOn));
