import { z } from 'zod';
import { call } from './call';

export const jobCalls = {
  /** Runs the daily jobs. Response: type of job → number of completed jobs. */
  runDaily: call('POST', '/jobs/daily', 'none', {
    answer: z.record(z.string(), z.unknown()),
    origin: 'any',
    codes: ['forbidden'],
  }),
};
