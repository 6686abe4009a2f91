import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** The dunning steps of an unpaid invoice, in order. */
export const dunningSteps = [
  /** First reminder of an overdue invoice. */
  'reminded',
  /** Stop notice: the second reminder, with the day on which the plan stops. */
  'told',
  /** Stop of the plan until the invoice is paid. */
  'stopped',
] as const;
export type DunningStep = (typeof dunningSteps)[number];
/** Dunning steps that send a mail. */
export type ReminderStep = Exclude<DunningStep, 'stopped'>;

/**
 * A dunning step that was taken. `deliveredOn` is the day of the first delivery of its mail. It is null until the mail
 * is delivered, and always for the step that stops the plan.
 */
export interface TakenStep {
  step: DunningStep;
  on: CalendarDate;
  deliveredOn: CalendarDate | null;
}

export interface DunningFacts {
  /** Day of the invoice's delivery; null until the invoice is delivered. */
  deliveredOn: CalendarDate | null;
  dueOn: CalendarDate;
  /** Unpaid amount in øre. */
  openOre: number;
  steps: readonly TakenStep[];
}

/** Days between two dunning steps, counted from the delivery of the earlier step's mail. */
const daysBetweenSteps = 14;

/** Dunning pauses in July, when schools are closed. */
export const isDunningDay = (day: CalendarDate): boolean => day.slice(5, 7) !== '07';

const outsideJuly = (day: CalendarDate): CalendarDate =>
  isDunningDay(day) ? day : `${day.slice(0, 4)}-08-01`;

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** Smallest unpaid amount for dunning, in øre; an invoice with less counts as paid. */
export const leastOpenOre = 10_00;

/**
 * The next dunning step of an invoice, and the first day of the step (never in July). Null if less than 10 kroner is
 * unpaid, or if the plan was already stopped. Also null while the invoice or the mail of the previous step is not
 * delivered yet.
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

/** The day on which the plan stops if the stop notice is sent on this day. */
export const stopDay = (toldOn: CalendarDate): CalendarDate =>
  outsideJuly(addDays(toldOn, daysBetweenSteps));

/** The earliest day on which the plan stops if the first reminder is sent on this day. */
export const earliestStopDay = (remindedOn: CalendarDate): CalendarDate =>
  stopDay(stopDay(remindedOn));
