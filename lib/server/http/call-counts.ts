import 'server-only';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** In seconds; the limits of `bench:api` are among them. */
const durations = [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createCounts() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a call of the API was answered, by method, pattern of its address, and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [registry],
  });
  const sheds = new Counter({
    name: 'http_requests_shed_total',
    help: 'Calls refused because this node or their network had too many.',
    registers: [registry],
  });
  return { registry, answers, sheds };
}

const holder = globalThis as typeof globalThis & {
  seatmapCounts?: ReturnType<typeof createCounts>;
};
const counts = () => (holder.seatmapCounts ??= createCounts());

/** The figures of this process: Node.js's own, and those of its calls. */
export const figures = (): Registry => counts().registry;

/** Counts an answer. `route` is the pattern of an address, such as `/api/classes/{classId}`, and never an address. */
export function countAnswer(labels: { method: string; route: string; status: number }, ms: number) {
  counts().answers.observe(labels, ms / 1000);
}

export const countShed = () => counts().sheds.inc();
