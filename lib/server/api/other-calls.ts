import 'server-only';
import type { healthCalls } from '@/lib/contracts/health';
import type { contactCalls } from '@/lib/contracts/site/contact';
import { checkHealth } from '@/lib/server/database/check-health';
import { runningBuild } from '@/lib/server/http/build';
import { clientNetwork } from '@/lib/server/http/client-network';
import { sessionCookieName } from '@/lib/server/auth/session-cookie';
import { cookieName } from '@/lib/server/http/cookies';
import type { Handlers } from '@/lib/server/http/create-api';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { writeToOffice } from '@/lib/server/mail/write-to-office';
import { openApiDocument } from './openapi';

const documents = new Map<string, string>();

export const otherApi: Handlers<typeof contactCalls & typeof healthCalls> = {
  writeToOffice: async ({ request, body, db }) => {
    await writeToOffice(db, body, clientNetwork(request), Date.now());
    wakeSender();
  },

  readOpenApi: ({ request }) => {
    const cookie = cookieName(request, sessionCookieName);
    const text = documents.get(cookie) ?? JSON.stringify(openApiDocument(cookie));
    documents.set(cookie, text);
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  },

  checkHealth: async ({ db }) => {
    const health = { ...(await checkHealth(db)), ...runningBuild() };
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
  },

  checkLife: () => ({ status: 'ok' as const, ...runningBuild() }),
};
