import { minuteMs, type Job } from '../job';

export const cleaning: Job = {
  cron: '40 3 * * *',
  pollingIntervalSeconds: 30,
  longestMs: 4 * minuteMs,
  run: async (db, nowMs) => {
    const { emptyMails } = await import('@/lib/server/mail/empty-mails');
    await emptyMails(db, nowMs);
    const { deleteOldFormerAccounts } = await import('@/lib/server/access/former-account');
    await deleteOldFormerAccounts(db, nowMs);
    return {};
  },
};
