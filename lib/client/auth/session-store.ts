import { signedInHint } from '@/lib/contracts/session-hint';
import { ApiError, type ApiErrorCode } from '@/lib/client/http/api-error';
import { publicEnv } from '@/lib/env/public';
import { whenIdle } from '../page/when-idle';
import type { SubscriptionInfo, UserInfo } from './load-user';
import { onSessionChange } from './session-event';

/*
 * Who is signed in: one store for the site and the app. It is on every public page, so it brings no library along;
 * what it takes to look a user up is fetched only where there may be a session.
 */

/** A user is authenticated when `user` is there (spec, section 4). */
export type Session =
  | {
      /**
       * `unknown`: nothing is known yet; `noTeacher`: the session's account has no teacher record; `failed`: the server
       * could not tell, see `error`.
       */
      status: 'unknown' | 'loading' | 'signedOut' | 'noTeacher' | 'failed';
      /** Of the session, also where the user could not be looked up. */
      email: string | null;
      user: null;
      subscription: null;
      error: unknown;
    }
  | {
      status: 'signedIn';
      email: string;
      user: UserInfo;
      subscription: SubscriptionInfo;
      /** Why the user could not be looked up again. */
      error: unknown;
    };

const noUser = { email: null, user: null, subscription: null, error: null };
export const unknownSession = { ...noUser, status: 'unknown' } satisfies Session;
const signedOut = { ...noUser, status: 'signedOut' } satisfies Session;

let session: Session = unknownSession;
let requestCount = 0;
/** Whose login has been recorded since they signed in or came to this page. */
let recordedLogin: string | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function set(next: Session) {
  if (next === session) return;
  session = next;
  if (next.status === 'signedOut') recordedLogin = undefined;
  for (const listener of listeners) listener();
}

/**
 * The session's e-mail; null where there is no session or no e-mail (spec, section 4). Throws an ApiError where the
 * server does not say.
 */
async function loadEmail(): Promise<string | null> {
  const url = `${publicEnv.apiBaseUrl}/session/me`;
  const response = await fetch(url, { credentials: 'include' }).catch(() => {
    throw new ApiError('offline', 0);
  });
  if (response.status === 401) return null;
  const body = (await response.json().catch(() => ({}))) as { email?: unknown; code?: unknown };
  if (response.ok) return typeof body.email === 'string' && body.email !== '' ? body.email : null;
  const code = typeof body.code === 'string' ? (body.code as ApiErrorCode) : 'unreadable';
  throw new ApiError(code, response.status);
}

async function loadSession(email: string): Promise<Session> {
  try {
    const { loadUser } = await import('./load-user');
    return { status: 'signedIn', email, error: null, ...(await loadUser(email, Date.now())) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notSignedIn') return signedOut;
    // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
    console.error('Error getting user info', error);
    const hasNoTeacher = error instanceof Error && error.name === 'UserNotFound';
    if (hasNoTeacher) return { ...noUser, status: 'noTeacher', email, error };
    // Without an answer a known user stays.
    if (session.status === 'signedIn' && session.email === email) return { ...session, error };
    return { ...noUser, status: 'failed', email, error };
  }
}

/** Records the last login, once a sign-in and once a visit; the answer is not used (spec, section 7). */
function recordLogin(teacherId: string) {
  if (recordedLogin === teacherId) return;
  recordedLogin = teacherId;
  const url = `${publicEnv.apiBaseUrl}/teachers/ull/${teacherId}`;
  fetch(url, { credentials: 'include' }).catch(() => {});
}

async function refreshSession(): Promise<void> {
  requestCount += 1;
  const request = requestCount;
  if (session.status === 'unknown') set({ ...noUser, status: 'loading' });
  // Fetched meanwhile; a failure shows when it is needed.
  if (hasHint()) import('./load-user').catch(() => {});
  // The answer to an older question may come last.
  const isOutdated = () => request !== requestCount || !stop;
  let email: string | null;
  try {
    email = await loadEmail();
  } catch (error) {
    if (isOutdated()) return;
    if (!mayBeSignedIn()) set(signedOut);
    else if (session.status !== 'signedIn') set({ ...noUser, status: 'failed', error });
    return;
  }
  if (isOutdated()) return;
  if (email === null) return set(signedOut);
  if (session.email !== email || session.status === 'failed') {
    set({ ...noUser, status: 'loading', email });
  }
  const next = await loadSession(email);
  if (isOutdated()) return;
  set(next);
  if (next.status === 'signedIn') recordLogin(next.user.id);
}

function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`);
}

/** An API on another origin sets its cookies there, so only its answer can tell. */
function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv.apiBaseUrl, window.location.href);
  return origin !== window.location.origin || hasHint();
}

/**
 * Asks the server again who is signed in, unless the cookies already say that nobody is. Resolves when the answer is
 * in the store; never rejects.
 */
export async function checkSession(): Promise<void> {
  if (!stop) return;
  if (mayBeSignedIn()) return refreshSession();
  requestCount += 1;
  set(signedOut);
}

const check = () => void checkSession();
const checkIfUnknown = () => {
  if (session.status === 'unknown') check();
};

/** Checks again on the event and on focus (spec, section 4). */
function watchForChanges(): () => void {
  const end = onSessionChange(() => void refreshSession());
  window.addEventListener('focus', check);
  return () => {
    end();
    window.removeEventListener('focus', check);
  };
}

function subscribe(listener: () => void, startFirstCheck: () => (() => void) | void): () => void {
  listeners.add(listener);
  stop ??= watchForChanges();
  const stopWaiting = startFirstCheck();
  return () => {
    stopWaiting?.();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    requestCount += 1;
    recordedLogin = undefined;
    session = unknownSession;
  };
}

/** Calls back when something of the session changes. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribe(listener, checkIfUnknown);
}

/** The same, for what can wait with the first question until the page has nothing better to do. */
export function subscribeWhenIdle(listener: () => void): () => void {
  return subscribe(listener, () => whenIdle(checkIfUnknown));
}

export function getSession(): Session {
  return session;
}
