import { minuteMs, type Job } from '../job';

export const deliveries: Job = {
  cron: '*/5 * * * *',
  pollingIntervalSeconds: 10,
  longestMs: 4 * minuteMs,
  run: async (db, nowMs, isTimeUp, { ways } = {}) => {
    const { deliverInvoices } = await import('@/lib/server/billing/delivery/deliver-invoices');
    return deliverInvoices(db, nowMs, isTimeUp, ways);
  },
};
