import { z } from 'zod';
import { call } from './call';

const buildSchema = z.object({
  /** As in package.json. */
  version: z.string(),
  /** Differs from build to build. */
  build: z.string(),
});
export type Build = z.infer<typeof buildSchema>;

/** `GET /health`: 200 when this node can take requests, 503 otherwise. */
export const healthSchema = buildSchema.extend({
  status: z.enum(['ok', 'unavailable']),
  /** `full`: its disk had no room lately. */
  database: z.enum(['ok', 'unreachable', 'full']),
  /** `behind`: this build needs migrations that the database has not; `ahead`: the database works with newer builds only. */
  migrations: z.enum(['ok', 'behind', 'ahead', 'unknown']),
  /** `held`: nothing is sent, on any node. */
  jobs: z.enum(['done', 'held', 'unknown']),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCalls = {
  /** This list of calls, as an OpenAPI 3.1 document. */
  readOpenApi: call('GET', '/openapi.json', 'none', { answer: { file: ['application/json'] } }),
  /** Whether this node is ready. */
  checkHealth: call('GET', '/health', 'none', {
    answer: healthSchema,
    isAlwaysAnswered: true,
  }),
  /** Whether this process answers at all, whatever the database does. */
  checkLife: call('GET', '/health/live', 'none', {
    answer: buildSchema.extend({ status: z.literal('ok') }),
    isAlwaysAnswered: true,
  }),
};
