import { z } from 'zod';
import { call } from './call';

const buildSchema = z.object({
  version: z.string(),
  build: z.string(),
});
export type Build = z.infer<typeof buildSchema>;

/** `GET /health`: 200 if this server can accept requests, otherwise 503. */
export const healthSchema = buildSchema.extend({
  status: z.enum(['ok', 'unavailable']),
  /** State of the database. `full`: its disk recently had no space. */
  database: z.enum(['ok', 'unreachable', 'full']),
  /**
   * State of the database's migrations. `behind`: it lacks migrations of this build. `ahead`: it works only with newer
   * builds.
   */
  migrations: z.enum(['ok', 'behind', 'ahead', 'unknown']),
  /** State of the background jobs. `held`: jobs are paused on every server. */
  jobs: z.enum(['done', 'held', 'unknown']),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCalls = {
  readOpenApi: call('GET', '/openapi.json', 'none', { answer: { file: ['application/json'] } }),
  checkHealth: call('GET', '/health', 'none', {
    answer: healthSchema,
    isAlwaysAnswered: true,
  }),
  /** Checks only whether the server process responds, without the database. */
  checkLife: call('GET', '/health/live', 'none', {
    answer: buildSchema.extend({ status: z.literal('ok') }),
    isAlwaysAnswered: true,
  }),
};
