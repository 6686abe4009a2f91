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
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: privateKey } = env;
  const credential =
    clientEmail && privateKey ? { credential: cert({ projectId, clientEmail, privateKey }) } : {};
  return initializeApp({ projectId, ...credential }, appName);
}

export function firebaseAuth(): Auth {
  return getAuth(firebaseApp());
}
