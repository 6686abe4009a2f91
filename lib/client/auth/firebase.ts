import type { Auth } from 'firebase/auth';
import { identitySchema } from '@/lib/contracts/session';
import { callApi } from '@/lib/client/http/api-client';

let ready: Promise<{ auth: Auth; sdk: typeof import('firebase/auth') }> | undefined;

async function load() {
  const [{ initializeApp }, sdk, identity] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    callApi('GET', '/session/identity', { answer: identitySchema }),
  ]);
  const app = initializeApp({
    apiKey: identity.apiKey,
    projectId: identity.projectId,
    authDomain: identity.authDomain,
  });
  // The session lives in the server's cookie; the browser keeps no token.
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  if (identity.emulatorUrl) {
    sdk.connectAuthEmulator(auth, identity.emulatorUrl, { disableWarnings: true });
  }
  return { auth, sdk };
}

/** Firebase, loaded at the first call and kept; a failed load is tried again by the next call. */
export function loadFirebase() {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}
