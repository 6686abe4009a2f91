import type { SubscriptionInfo, UserInfo } from './load-user';
import { mayBeSignedIn, onSessionAnswer } from './signed-in';

/** What the site knows of who is signed in. They are authenticated when `user` is there (spec, section 4). */
export interface Session {
  /** Somebody may be signed in, but who it is has not been answered. */
  isLoading: boolean;
  /** Of the session, also where nothing more could be found out. */
  email: string | null;
  user: UserInfo | null;
  subscription: SubscriptionInfo | null;
  /** Why the user could not be found out. */
  error: unknown;
}

export const signedOut: Session = {
  isLoading: false,
  email: null,
  user: null,
  subscription: null,
  error: null,
};

let session = signedOut;
let answers = 0;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function set(now: Session) {
  session = now;
  for (const listener of listeners) listener();
}

async function answered(email: string | null) {
  answers += 1;
  const answer = answers;
  if (email === null) {
    if (session !== signedOut) set(signedOut);
    return;
  }
  // Whoever is known already stays in sight while they are looked up again.
  if (session.email !== email || !session.user) set({ ...signedOut, email, isLoading: true });
  let now: Session;
  try {
    // Only those who are signed in load what it takes to look them up.
    const { loadUser } = await import('./load-user');
    if (answer !== answers) return;
    now = { isLoading: false, email, error: null, ...(await loadUser(email, Date.now())) };
  } catch (error) {
    // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
    console.error('Error getting user info', error);
    now = { ...signedOut, email, error };
  }
  // The answer to an older question may come last.
  if (answer === answers) set(now);
}

function start(): () => void {
  if (mayBeSignedIn()) set({ ...signedOut, isLoading: true });
  return onSessionAnswer((email) => void answered(email));
}

/** Calls back when something of the session changes. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    answers += 1;
    session = signedOut;
  };
}

export function sessionNow(): Session {
  return session;
}
