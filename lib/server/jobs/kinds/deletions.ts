import { minuteMs, type Job } from '../job';

/** Finishes the deletion of accounts: until none is left, each was tried, or the time is up. */
export const deletions: Job = {
  cron: '*/10 * * * *',
  pollingIntervalSeconds: 20,
  longestMs: 4 * minuteMs,
  run: async (db, nowMs, isTimeUp) => {
    const { finishDeletions } = await import('@/lib/server/account/finish-deletions');
    let deletionsLeft = await finishDeletions(db, nowMs);
    for (let tries = deletionsLeft; deletionsLeft > 0 && tries > 0 && !isTimeUp(); tries -= 1) {
      deletionsLeft = await finishDeletions(db, nowMs);
    }
    return { deletionsLeft };
  },
};
