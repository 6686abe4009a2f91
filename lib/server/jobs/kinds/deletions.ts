import { minuteMs, type Job } from '../job';

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
