import { z } from 'zod';
import { call } from './call';

export const jobCalls = {
  /** Runs the daily jobs and returns the number of completed jobs by type. */
  runDaily: call('POST', '/jobs/daily', 'none', {
    answer: z.record(z.string(), z.unknown()),
    origin: 'any',
    codes: ['forbidden'],
  }),
};
