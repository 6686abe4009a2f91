import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** The steps after an unpaid invoice, in this order. */
export const dunningSteps = [
  /** A first reminder. */
  'reminded',
  /** A second one, with the day on which the plan stops. */
  'told',
  /** The plan stops, until this invoice is paid. */
  'stopped',
] as const;
export type DunningStep = (typeof dunningSteps)[number];
/** Steps that a mail tells. */
export type ReminderStep = Exclude<DunningStep, 'stopped'>;

/** A step that was taken. `deliveredOn` is the day on which its mail was first delivered; null before, and for a stop. */
export interface TakenStep {
  step: DunningStep;
  on: CalendarDate;
  deliveredOn: CalendarDate | null;
}

export interface DunningFacts {
  /** Null until the invoice is handed over. */
  deliveredOn: CalendarDate | null;
  dueOn: CalendarDate;
  /** The unpaid part, in øre. */
  openOre: number;
  steps: readonly TakenStep[];
}

/** Days between two steps, counted from the day on which the mail of the first one was delivered. */
const daysBetweenSteps = 14;

/** Nobody is chased in July, when schools are closed. */
export const isDunningDay = (day: CalendarDate): boolean => day.slice(5, 7) !== '07';

const outsideJuly = (day: CalendarDate): CalendarDate =>
  isDunningDay(day) ? day : `${day.slice(0, 4)}-08-01`;

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** Less than this is not chased, in øre: it counts as paid. */
export const leastOpenOre = 10_00;

/**
 * The next step for an invoice, and the first day for it, which is not in July. Null if less than 10 kroner is open, if the invoice or the mail
 * of the last step is not delivered, and after the stop.
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

/** The day on which the plan stops if the second reminder goes out on a day. */
export const stopDay = (toldOn: CalendarDate): CalendarDate =>
  outsideJuly(addDays(toldOn, daysBetweenSteps));

/** The earliest day on which the plan stops if the first reminder goes out on a day. */
export const earliestStopDay = (remindedOn: CalendarDate): CalendarDate =>
  stopDay(stopDay(remindedOn));
