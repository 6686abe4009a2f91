import 'server-only';
import { Gauge } from 'prom-client';
import { poolCounts, type Database } from '@/lib/db/client';
import { figures } from '@/lib/server/http/call-counts';
import { logger } from '@/lib/server/http/logger';
import { readBacklog } from './read-backlog';

function createGauges() {
  const registers = [figures()];
  return {
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of this node: in use, idle, and calls that wait for one.',
      labelNames: ['state'],
      registers,
    }),
    backlog: new Gauge({
      name: 'backlog_items',
      help: 'What waits to be done, of all nodes: mails, deliveries of invoices, deletions, jobs; and what was given up.',
      labelNames: ['kind', 'state'],
      registers,
    }),
    backlogAge: new Gauge({
      name: 'backlog_oldest_seconds',
      help: 'Age of the oldest that waits and is due.',
      labelNames: ['kind'],
      registers,
    }),
    lastSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of a queue last ended well, on any node.',
      labelNames: ['queue'],
      registers,
    }),
    held: new Gauge({
      name: 'jobs_held',
      help: '1 while jobs are held, so that nothing is sent.',
      registers,
    }),
    reachable: new Gauge({
      name: 'database_up',
      help: '1 where this node could read the figures of the database.',
      registers,
    }),
  };
}

const holder = globalThis as typeof globalThis & {
  seatmapGauges?: ReturnType<typeof createGauges>;
};
const gauges = () => (holder.seatmapGauges ??= createGauges());

export async function readMetrics(db: Database): Promise<string> {
  const { connections, backlog, backlogAge, lastSuccess, held, reachable } = gauges();
  for (const [state, count] of Object.entries(poolCounts(db))) connections.set({ state }, count);
  for (const gauge of [backlog, backlogAge, lastSuccess]) gauge.reset();
  try {
    const { items, jobs, isHeld } = await readBacklog(db);
    for (const { kind, waiting, givenUp, oldestSeconds } of items) {
      backlog.set({ kind, state: 'waiting' }, waiting);
      backlog.set({ kind, state: 'givenUp' }, givenUp);
      backlogAge.set({ kind }, oldestSeconds);
    }
    for (const { queue, succeededAt } of jobs) lastSuccess.set({ queue }, succeededAt);
    held.set(isHeld ? 1 : 0);
    reachable.set(1);
  } catch (error) {
    logger().warn({ code: 'figuresUnread', reason: (error as { code?: string }).code });
    reachable.set(0);
  }
  return figures().metrics();
}
