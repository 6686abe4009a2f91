import { z } from 'zod';
import { call } from './call';

export const jobCalls = {
  /** Returns the number of completed jobs by type of job. */
  runDaily: call('POST', '/jobs/daily', 'none', {
    answer: z.record(z.string(), z.unknown()),
    origin: 'any',
    codes: ['forbidden'],
  }),
};
