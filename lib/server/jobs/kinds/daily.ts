import { minuteMs, type Job } from '../job';

/**
 * The daily job bills schools and applies due changes of their agreements. It also sends payment and trial reminders,
 * and refreshes card subscriptions whose period is over. It is due at 05:15, and again each hour to catch up after an
 * outage.
 */
export const daily: Job = {
  cron: '15 5-23 * * *',
  pollingIntervalSeconds: 20,
  longestMs: 20 * minuteMs,
  run: async (db, nowMs, isTimeUp) => {
    const { applyDueEvents } = await import('@/lib/server/billing/agreement/apply-due-events');
    const { dunInvoices } = await import('@/lib/server/billing/receivables/dun-invoices');
    const { remindOfTrials } = await import('@/lib/server/account/remind-of-trials');
    const { refreshOverdueSubscriptions } =
      await import('@/lib/server/billing/card/refresh-subscriptions');
    const counts = await applyDueEvents(db, nowMs, isTimeUp);
    await dunInvoices(db, nowMs, isTimeUp);
    await remindOfTrials(db, nowMs, isTimeUp);
    await refreshOverdueSubscriptions(db, nowMs, isTimeUp);
    return counts;
  },
};
