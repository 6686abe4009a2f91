import { minuteMs, type Job } from '../job';

export const daily: Job = {
  // The last run is just before midnight, so that an order is still invoiced on the day that its confirmation names.
  cron: '55 5-23 * * *',
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
