import type { Database } from '@/lib/db/client';
import type { DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import type { MailTransport } from '@/lib/server/mail/mail-transport';

/** The surroundings of a run beside the database, where they are not those of the settings. */
export interface Surroundings {
  transport?: MailTransport;
  ways?: DeliveryWays;
  /** The time at which a mail is sent, in ms since 1970. */
  clock?: () => number;
}

/** All that is known of a job but its name for the office, which is in messages (`OfficeFailures.queues`). */
export interface Job {
  /** When the job is due, as a cron line in Norwegian time. */
  cron: string;
  /** How often a node looks for the job. */
  pollingIntervalSeconds: number;
  /** How long one run may work; what it does not reach is left to the next. */
  longestMs: number;
  /**
   * Looks up what is due in the tables and does it, until nothing is or the time is up; so it can be repeated, and by
   * several at once. Returns what was done. Imports its use cases when it runs: the list of jobs is also read by programs
   * that run none.
   */
  run: (
    db: Database,
    nowMs: number,
    isTimeUp: () => boolean,
    surroundings?: Surroundings,
  ) => Promise<object>;
}

export const minuteMs = 60_000;
