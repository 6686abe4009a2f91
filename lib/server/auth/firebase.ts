import 'server-only';
import { cert, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { serverEnv } from '@/lib/env/server';

const appName = 'seatmap';

function firebaseApp(): App {
  const existing = getApps().find((app) => app.name === appName);
  if (existing) return existing;
  const env = serverEnv();
  const projectId = env.FIREBASE_PROJECT_ID;
  const credential =
    env.FIREBASE_CLIENT_EMAIL && env.FIREBASE_PRIVATE_KEY
      ? cert({
          projectId,
          clientEmail: env.FIREBASE_CLIENT_EMAIL,
          privateKey: env.FIREBASE_PRIVATE_KEY,
        })
      : undefined;
  return initializeApp({ projectId, credential }, appName);
}

/** The identity provider, seen from the server. */
export function firebaseAuth(): Auth {
  return getAuth(firebaseApp());
}
