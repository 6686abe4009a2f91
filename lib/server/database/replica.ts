import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { openDatabase, type Database } from '@/lib/db/client';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '../errors/app-error';
import { describeError } from '../errors/error-response';
import { withDeadline } from '../errors/with-deadline';
import { countLaggingRead } from '../http/call-counts';
import { logger } from '../http/logger';
import { database } from './database';

/** A replica that lacks older writes is not read from. */
export const mostLagMs = 5000;
const askEveryMs = 1000;
const sayEveryMs = 60_000;
/** A replica that takes connections and answers nothing is waited for no longer. */
const deadlineMs = 2000;
/** Those of a replica that is ten seconds behind. */
const mostMarks = 10;

/** A place in the primary's log of writes, behind everything that was acknowledged before the moment. */
interface Mark {
  place: number;
  atMs: number;
}

export interface Replica {
  db: Database;
  /** It has everything that was acknowledged before. */
  completeUntilMs: number;
  /** Not reached when it was asked last. */
  marks: Mark[];
  askedMs: number;
  isAsking: boolean;
  saidMs: number;
}

const holder = globalThis as typeof globalThis & { seatmapReplica?: Replica };

export const newReplica = (db: Database): Replica => ({
  ...{ db, completeUntilMs: -Infinity, marks: [], askedMs: -Infinity },
  ...{ isAsking: false, saidMs: -Infinity },
});

/** The replica of `DATABASE_REPLICA_URL`; opened at first use, once a process. */
export function findReplica(): Replica | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOLED: isPooled } = serverEnv();
  if (!url) return undefined;
  return (holder.seatmapReplica ??= newReplica(openDatabase(url, { isPooled }).db));
}

/**
 * Reads something that may be five seconds old: from the replica where there is one that lacks no older writes, else from
 * the primary; from this also where the replica fails, or has not got what is asked for.
 */
export async function readLagging<T>(
  read: (db: Database) => Promise<T>,
  replica = findReplica(),
  nowMs = performance.now(),
): Promise<T> {
  if (!replica) return read(database());
  if (!replica.isAsking && nowMs - replica.askedMs >= askEveryMs) void ask(replica, nowMs);
  if (nowMs - replica.completeUntilMs <= mostLagMs) {
    try {
      const result = await withDeadline(read(replica.db), deadlineMs);
      countLaggingRead('replica');
      return result;
    } catch (error) {
      const isOfAnswer = error instanceof AppError && error.code !== 'unavailable';
      if (!isOfAnswer) leave(replica, error, nowMs);
    }
  }
  countLaggingRead('primary');
  return read(database());
}

const readPlace = async (db: Database, place: SQL) => {
  const { rows } = await db.execute<{ place: number | null }>(
    sql`select (${place} - '0/0')::float8 as place`,
  );
  return rows[0]!.place ?? 0;
};

/** Compares places, since the time of the last write says nothing where nothing is written or received. */
async function ask(replica: Replica, nowMs: number): Promise<void> {
  replica.isAsking = true;
  replica.askedMs = nowMs;
  try {
    replica.marks.push({
      place: await readPlace(database(), sql`pg_current_wal_lsn()`),
      atMs: nowMs,
    });
    const place = await readPlace(replica.db, sql`pg_last_wal_replay_lsn()`);
    const reached = replica.marks.filter((mark) => mark.place <= place);
    replica.completeUntilMs = Math.max(replica.completeUntilMs, ...reached.map(({ atMs }) => atMs));
    replica.marks = replica.marks.filter((mark) => mark.place > place).slice(-mostMarks);
    const lagMs = nowMs - (replica.marks[0]?.atMs ?? nowMs);
    if (lagMs > mostLagMs) say(replica, { lagMs: Math.round(lagMs) }, nowMs);
  } catch (error) {
    leave(replica, error, nowMs);
  } finally {
    replica.isAsking = false;
  }
}

/** Reads nothing from the replica until it has answered again. */
function leave(replica: Replica, error: unknown, nowMs: number) {
  replica.completeUntilMs = -Infinity;
  say(replica, { codes: describeError(error).codes }, nowMs);
}

function say(replica: Replica, facts: Record<string, unknown>, nowMs: number) {
  if (nowMs - replica.saidMs < sayEveryMs) return;
  replica.saidMs = nowMs;
  logger().warn({ code: 'replicaNotRead', ...facts });
}
