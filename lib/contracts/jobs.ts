import { z } from 'zod';
import { call } from './call';

export const jobCalls = {
  /** Answers how much of each kind was done. */
  runDaily: call('POST', '/jobs/daily', 'none', {
    answer: z.record(z.string(), z.unknown()),
    origin: 'any',
    codes: ['forbidden'],
  }),
};
