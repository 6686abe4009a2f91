import { minuteMs, type Job } from '../job';

export const mails: Job = {
  cron: '* * * * *',
  pollingIntervalSeconds: 2,
  longestMs: 2 * minuteMs,
  run: async (db, _nowMs, isTimeUp, surroundings) => {
    const { sendWaitingMails } = await import('../send-waiting-mails');
    return { mails: await sendWaitingMails(db, isTimeUp, surroundings) };
  },
};
