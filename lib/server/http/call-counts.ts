import 'server-only';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createCounts() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a call of the API was answered and not refused, by method and pattern of its address.',
    labelNames: ['method', 'route'],
    buckets,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers to calls of the API, by method, pattern of the address, and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const sheds = new Counter({
    name: 'http_requests_shed_total',
    help: 'Calls refused because this node or their network had too many.',
    registers: [registry],
  });
  return { registry, answers, durations, sheds };
}

const holder = globalThis as typeof globalThis & {
  seatmapCounts?: ReturnType<typeof createCounts>;
};
const counts = () => (holder.seatmapCounts ??= createCounts());

export const figures = (): Registry => counts().registry;

/**
 * Counts a response of the server by method, route and status. The route is a path pattern such as
 * `/api/classes/{classId}`, never a path with ids.
 */
export function countAnswer(labels: { method: string; route: string; status: number }, ms: number) {
  counts().answers.inc(labels);
  const { status, ...call } = labels;
  if (status < 400) counts().durations.observe(call, ms / 1000);
}

export const countShed = () => counts().sheds.inc();
