import { trialAnswerSchema } from '@/lib/contracts/billing/trial';
import {
  answerTrialQuestion,
  readTrialQuestion,
} from '@/lib/server/billing/trial/answer-trial-question';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';

const headers = { 'X-Robots-Tag': 'noindex' };

export const GET = route({ session: 'none' }, async ({ request, params, db }) => {
  const question = await readTrialQuestion(db, params.token!, clientNetwork(request), Date.now());
  return Response.json(question, { headers });
});

export const POST = route(
  { session: 'none', body: trialAnswerSchema },
  async ({ request, params, body, db }) => {
    const network = clientNetwork(request);
    const question = await answerTrialQuestion(db, params.token!, network, body, Date.now());
    return Response.json(question, { headers });
  },
);
