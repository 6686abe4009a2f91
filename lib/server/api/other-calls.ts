import 'server-only';
import type { healthCalls } from '@/lib/contracts/health';
import type { contactCalls } from '@/lib/contracts/site/contact';
import { checkHealth } from '@/lib/server/database/check-health';
import { clientNetwork } from '@/lib/server/http/client-network';
import type { Handlers } from '@/lib/server/http/create-api';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { writeToOffice } from '@/lib/server/mail/write-to-office';

export const otherApi: Handlers<typeof contactCalls & typeof healthCalls> = {
  writeToOffice: async ({ request, body, db }) => {
    await writeToOffice(db, body, clientNetwork(request), Date.now());
    wakeSender();
  },

  checkHealth: async ({ db }) => {
    const health = await checkHealth(db);
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
  },
};
