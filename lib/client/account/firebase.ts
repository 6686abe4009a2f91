import type { Auth } from 'firebase/auth';
import { sessionCalls, type Identity } from '@/lib/contracts/account/session';
import { callApi } from '@/lib/client/http/api-client';
import { publicEnv } from '@/lib/env/public';

let ready: Promise<{ auth: Auth; sdk: typeof import('firebase/auth') }> | undefined;

async function readIdentity(): Promise<Identity> {
  const { firebase } = publicEnv();
  return callApi(sessionCalls.readIdentity).catch((error: unknown) => {
    if (!firebase) throw error;
    return firebase;
  });
}

async function load() {
  const [{ initializeApp }, sdk, identity] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    readIdentity(),
  ]);
  const app = initializeApp({
    apiKey: identity.apiKey,
    projectId: identity.projectId,
    authDomain: identity.authDomain,
  });
  // The session is a cookie of our server, so the browser must store no Firebase token.
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  if (identity.emulatorUrl) {
    sdk.connectAuthEmulator(auth, identity.emulatorUrl, { disableWarnings: true });
  }
  return { auth, sdk };
}

export function loadFirebase() {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}
