import { z } from 'zod';
import { call } from './call';

/** `POST /jobs/daily`: how much of each kind was done. */
const dailyRunSchema = z.record(z.string(), z.unknown());

export const jobCalls = {
  runDaily: call('POST', '/jobs/daily', 'none', {
    answer: dailyRunSchema,
    origin: 'any',
    codes: ['forbidden'],
  }),
};
