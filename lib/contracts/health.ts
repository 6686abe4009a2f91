import { z } from 'zod';
import { call } from './call';

/** `GET /health`: 200 when the database answers and has every migration, 503 otherwise. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['ok', 'unreachable']),
  migrations: z.enum(['ok', 'behind', 'unknown']),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCalls = {
  /** This list of calls, as an OpenAPI 3.1 document. */
  readOpenApi: call('GET', '/openapi.json', 'none', { answer: { file: ['application/json'] } }),
  checkHealth: call('GET', '/health', 'none', {
    answer: healthSchema,
    isAlwaysAnswered: true,
  }),
};
