import 'server-only';
import type { Identity } from '@/lib/contracts/account/session';
import { serverEnv } from '@/lib/env/server';

export function describeIdentity(): Identity {
  const env = serverEnv();
  return {
    apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
  };
}
