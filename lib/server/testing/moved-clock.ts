import { addDays, startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import type { Surroundings } from '../jobs/job';
import { runDaily } from '../jobs/run-daily';

export const dayOf = (day: number) => addDays('2026-08-31', day);

export const noon = (day: number) => startOfDayMs(dayOf(day)) + 12 * 3600_000;

export const setClock = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(noon(day));

const hasActed = (counts: object): boolean =>
  Object.values(counts).some((each) => each && (typeof each !== 'object' || hasActed(each)));

export async function runDay(db: Database, day: number, surroundings: Surroundings = {}) {
  setClock(day);
  const run = () =>
    runDaily(db, noon(day), () => false, { ...surroundings, clock: () => noon(day) });
  if (hasActed(await run())) await run();
}
