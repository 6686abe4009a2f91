import { addDays, startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import type { Surroundings } from '../jobs/job';
import { runDaily } from '../jobs/run-daily';

/** A day, counted from the first one of tests with a moved clock. */
export const dayOf = (day: number) => addDays('2026-08-31', day);

/** Noon of a day, in ms since 1970. */
export const noon = (day: number) => startOfDayMs(dayOf(day)) + 12 * 3600_000;

/** It is noon of that day until the mocks are restored. */
export const setClock = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(noon(day));

const hasActed = (counts: object): boolean =>
  Object.values(counts).some((each) => each && (typeof each !== 'object' || hasActed(each)));

/** Does the daily run of a day, and once more where something was done, which is not done again. */
export async function runDay(db: Database, day: number, surroundings: Surroundings = {}) {
  setClock(day);
  const run = () =>
    runDaily(db, noon(day), () => false, { ...surroundings, clock: () => noon(day) });
  if (hasActed(await run())) await run();
}
