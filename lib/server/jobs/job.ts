import type { Database } from '@/lib/db/client';
import type { DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import type { MailTransport } from '@/lib/server/mail/mail-transport';

export interface Surroundings {
  transport?: MailTransport;
  ways?: DeliveryWays;
  clock?: () => number;
}

export interface Job {
  cron: string;
  pollingIntervalSeconds: number;
  longestMs: number;
  /** Runs a job. Runs may overlap, so each run must be idempotent. */
  run: (
    db: Database,
    nowMs: number,
    isTimeUp: () => boolean,
    surroundings?: Surroundings,
  ) => Promise<object>;
}

export const minuteMs = 60_000;
