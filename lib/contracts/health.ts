import { z } from 'zod';
import { call } from './call';

const buildSchema = z.object({
  version: z.string(),
  build: z.string(),
});
export type Build = z.infer<typeof buildSchema>;

/** Response to `GET /health`: status 200 if the server can accept requests, otherwise 503. */
export const healthSchema = buildSchema.extend({
  status: z.enum(['ok', 'unavailable']),
  /** State of the database. `full`: the database's disk recently had no free space. */
  database: z.enum(['ok', 'unreachable', 'full']),
  /**
   * State of the database's migrations. `behind`: migrations of the server's build are missing. `ahead`: the database
   * works only with newer builds.
   */
  migrations: z.enum(['ok', 'behind', 'ahead', 'unknown']),
  /** State of the background jobs. `held`: the background jobs are paused on every server. */
  jobs: z.enum(['done', 'held', 'unknown']),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCalls = {
  readOpenApi: call('GET', '/openapi.json', 'none', { answer: { file: ['application/json'] } }),
  checkHealth: call('GET', '/health', 'none', {
    answer: healthSchema,
    isAlwaysAnswered: true,
  }),
  /** Checks whether the server process responds. The database is not checked. */
  checkLife: call('GET', '/health/live', 'none', {
    answer: buildSchema.extend({ status: z.literal('ok') }),
    isAlwaysAnswered: true,
  }),
};
