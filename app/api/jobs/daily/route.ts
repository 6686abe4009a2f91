import { route } from '@/lib/server/http/route';
import { checkJobsSecret } from '@/lib/server/jobs/check-jobs-secret';
import { runDaily } from '@/lib/server/jobs/run-daily';

/** Called by a clock outside, once a day or more often; the secret proves it. */
export const POST = route({ session: 'none', origin: 'any' }, async ({ request, db }) => {
  checkJobsSecret(request);
  return runDaily(db, Date.now());
});
