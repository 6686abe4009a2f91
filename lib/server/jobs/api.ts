import 'server-only';
import type { failureCalls } from '@/lib/contracts/billing/office';
import type { jobCalls } from '@/lib/contracts/jobs';
import type { Handlers } from '@/lib/server/http/create-api';
import { checkJobsSecret } from './check-jobs-secret';
import { unlessHeld } from './hold-jobs';
import { readFailures, tryAgain } from './office-failures';
import { runDaily } from './run-daily';
import { wakeSender } from '@/lib/server/mail/wake-sender';

export const jobsApi: Handlers<typeof failureCalls & typeof jobCalls> = {
  readFailures: ({ clerk, db }) => readFailures(clerk, db, Date.now()),

  tryAgain: async ({ clerk, params, body, db }) => {
    await tryAgain(db, clerk, params.failureId, body.kind, Date.now());
    if (body.kind === 'mail') wakeSender();
  },

  runDaily: async ({ request, db }) => {
    checkJobsSecret(request);
    return unlessHeld(db, () => runDaily(db, Date.now()));
  },
};
