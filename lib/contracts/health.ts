import { z } from 'zod';
import { call } from './call';

const buildSchema = z.object({
  /** The version in package.json. */
  version: z.string(),
  /** Build id, which differs between builds. */
  build: z.string(),
});
export type Build = z.infer<typeof buildSchema>;

/** `GET /health`: 200 when this node can take requests, 503 otherwise. */
export const healthSchema = buildSchema.extend({
  status: z.enum(['ok', 'unavailable']),
  /** `full`: the disk of the database recently had no space. */
  database: z.enum(['ok', 'unreachable', 'full']),
  /** `behind`: the database lacks migrations of this build; `ahead`: the database works with newer builds only. */
  migrations: z.enum(['ok', 'behind', 'ahead', 'unknown']),
  /** `held`: jobs are paused on every node. */
  jobs: z.enum(['done', 'held', 'unknown']),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCalls = {
  /** Returns the API's description as an OpenAPI 3.1 document. */
  readOpenApi: call('GET', '/openapi.json', 'none', { answer: { file: ['application/json'] } }),
  /** Whether this node is ready. */
  checkHealth: call('GET', '/health', 'none', {
    answer: healthSchema,
    isAlwaysAnswered: true,
  }),
  /** Whether this process responds at all, independent of the database. */
  checkLife: call('GET', '/health/live', 'none', {
    answer: buildSchema.extend({ status: z.literal('ok') }),
    isAlwaysAnswered: true,
  }),
};
